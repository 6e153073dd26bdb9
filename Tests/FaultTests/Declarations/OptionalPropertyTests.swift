import CaretTesting
import MapKit
import Testing
import UIKit

/// Optional properties of protocols, which are doubly optional where only the protocol is known.
@MainActor @Suite(.app) struct OptionalPropertyTests {
    private final class WithWindow: UIResponder, UIApplicationDelegate { var window: UIWindow? }
    private final class Without: UIResponder, UIApplicationDelegate {}
    private final class SceneDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }
    private final class Place: NSObject, MKAnnotation {
        let coordinate = CLLocationCoordinate2D(latitude: 0, longitude: 0)
        let title: String? = "Name"
    }

    @Test func `F5 the window of a delegate is optional twice`() throws {
        let own = WithWindow()
        own.window = UIWindow()
        var delegate: (any UIApplicationDelegate)? = own
        delegate?.window??.tag = 7
        #expect(own.window?.tag == 7 && delegate?.window??.tag == 7)
        if let window = delegate?.window, let window { #expect(window === own.window) } else { Issue.record("no window") }
        #expect((delegate?.window ?? nil) === own.window)
        own.window = nil
        let empty: UIWindow?? = delegate?.window
        #expect(empty == .some(.none))
        delegate = Without()
        let missing: UIWindow?? = delegate?.window
        #expect(missing == .none)
    }

    @Test func `F5 the window of a scene's delegate is optional twice`() {
        let own = SceneDelegate()
        own.window = UIWindow()
        let delegate: any UISceneDelegate = own
        #expect((delegate as? any UIWindowSceneDelegate)?.window??.rootViewController == nil)
        #expect((delegate as? any UIWindowSceneDelegate)?.window! === own.window)
    }

    @Test func `F5 title and subtitle of an annotation are optional twice`() {
        let annotation: any MKAnnotation = Place()
        if let title = annotation.title, let title { #expect(title == "Name") } else { Issue.record("no title") }
        #expect(annotation.title??.count == 4)
        let subtitle: String?? = annotation.subtitle
        #expect(subtitle == .none)
    }
}
