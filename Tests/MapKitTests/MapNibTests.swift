import Foundation
import MapKit
import Testing
import UIKit

/// Maps in nibs.
@MainActor struct MapNibTests {
    private func map(_ attributes: String, _ objects: String = "") throws -> MKMapView {
        let nib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <mapView \(attributes) id="m"><rect key="frame" x="0" y="0" width="100" height="100"/><connections>
            <outlet property="delegate" destination="d" id="o"/></connections></mapView>
            <customObject id="d" customClass="MapNibHelper" customModule="MapKitTests"/></objects></document>
            """
        let made = try UINib(data: Data(nib.utf8), bundle: nil).objects(withOwner: nil)
        let helper = try #require(made.last as? MapNibHelper), map = try #require(made.first as? MKMapView)
        #expect(map.delegate === helper)
        return map
    }

    @Test func aMapOfANibIsAMapWithItsProperties() throws {
        let one = try map("mapType=\"standard\" zoomEnabled=\"NO\" showsScale=\"YES\"")
        #expect(!one.isZoomEnabled && one.isScrollEnabled && one.showsScale && one.frame.width == 100)
    }
}

/// A delegate of maps.
final class MapNibHelper: NSObject, MKMapViewDelegate {}
