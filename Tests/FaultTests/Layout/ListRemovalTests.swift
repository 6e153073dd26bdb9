import CaretTesting
import Testing

@testable import MapKit
@testable import QuartzCore
@testable import UIKitCore
@testable import UIKitEngines

/// Other lists whose elements are removed one by one: each removal costs the same, among few and among many.
@MainActor @Suite(.app) struct ListRemovalTests {
    @Test(arguments: [false, true]) func `A6 a list that is emptied from one end is not searched`(isFromFront: Bool) {
        let costs = [1000, 10_000].map { count in
            var list = Array(0..<count)
            var looks = 0
            while let number = isFromFront ? list.first : list.last {
                let index = list.indexFromEitherEnd { element in
                    looks += 1
                    return element == number
                }
                if let index { list.remove(at: index) }
            }
            return Double(looks) / Double(count)
        }
        #expect(costs[0] <= 2 && costs[1] <= 2)
    }

    @Test func `A6 an element is found wherever it is`() {
        let list = Array(0..<7)
        for number in list { #expect(list.indexFromEitherEnd { $0 == number } == number) }
        #expect(list.indexFromEitherEnd { $0 == 7 } == nil && [Int]().indexFromEitherEnd { _ in true } == nil)
    }

    @Test func `A6 rows are selected and deselected with a cost that grows with their number`() {
        let costs = [1000, 10_000].map { count in
            var (table, collection) = (TableSelection(), CollectionSelection())
            let paths = (0..<count).map { IndexPath(indexes: [0, $0]) }
            for path in paths {
                table.set(true, path)
                collection.set(true, path)
            }
            #expect(table.selected == paths && collection.selected == paths)
            for path in paths.reversed() { table.set(false, path) }
            for path in paths { collection.set(false, path) }
            #expect(table.selected.isEmpty && collection.selected.isEmpty)
            return Double(table.list.lookupCount + collection.list.lookupCount) / Double(count)
        }
        #expect(costs[1] <= costs[0] * 1.25 && costs[1] < 60, "\(costs)")
    }

    @Test func `A6 guides and overlays that are removed together leave the others in order`() {
        let view = UIView()
        let guides = (0..<6).map { _ in UILayoutGuide() }
        for guide in guides { view.addLayoutGuide(guide) }
        view.removeLayoutGuides([guides[1], guides[4], UILayoutGuide()])
        #expect(view.layoutGuides == [guides[0], guides[2], guides[3], guides[5]] && guides[1].owningView == nil)
        let map = MKMapView()
        let circles = (0..<5).map { MKCircle(center: CLLocationCoordinate2D(latitude: Double($0), longitude: 0), radius: 10) }
        map.addOverlays(circles)
        map.addOverlays(circles)
        map.removeOverlays([circles[0], circles[3]])
        #expect(map.overlays.map { ObjectIdentifier($0) } == [circles[1], circles[2], circles[4]].map { ObjectIdentifier($0) })
        map.addOverlay(circles[0])
        #expect(map.overlays.count == 4)
    }

    @Test func `A6 sublayers keep their order when one is put below another`() {
        let parent = CALayer()
        let layers = (0..<5).map { _ in CALayer() }
        for layer in layers { parent.addSublayer(layer) }
        parent.insertSublayer(layers[0], below: layers[3])
        #expect(parent.sublayers == [layers[1], layers[2], layers[0], layers[3], layers[4]])
        parent.insertSublayer(layers[4], below: layers[1])
        parent.insertSublayer(CALayer(), below: layers[0])
        #expect(parent.sublayers?.firstIndex(of: layers[4]) == 0 && parent.sublayers?.firstIndex(of: layers[0]) == 4)
    }
}
