import CaretTesting
import Testing

@testable import UIKitCore

/// Geometry requests of scenes: orientation and size.
@MainActor @Suite(.app) struct GeometryRequestTests {
    private final class Screen: UIViewController {
        var mask = UIInterfaceOrientationMask.allButUpsideDown
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    }

    private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var calls: [String] = []
        func windowScene(
            _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
            interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
            traitCollection previousTraitCollection: UITraitCollection
        ) {
            let (old, new) = (previousCoordinateSpace.bounds.size, windowScene.coordinateSpace.bounds.size)
            calls.append(
                "\(old.width) \(previousInterfaceOrientation.rawValue) to \(new.width) \(windowScene.interfaceOrientation.rawValue)")
            #expect(previousTraitCollection.verticalSizeClass != windowScene.traitCollection.verticalSizeClass)
        }
    }

    private func launched() async throws -> (app: TestApp, screen: Screen, scene: UIWindowScene) {
        let screen = Screen()
        let app = try await TestApp.launch(showing: { screen })
        try await app.settle()
        return (app, screen, try #require(screen.view.window?.windowScene))
    }

    @Test func theInterfaceRotatesWithoutTheDevice() async throws {
        let (app, screen, scene) = try await launched()
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { Issue.record("\($0)") }
        try await app.settle()
        #expect(scene.interfaceOrientation.isLandscape && scene.effectiveGeometry.interfaceOrientation.isLandscape)
        #expect(screen.view.bounds.width == 844 && UIDevice.current.orientation == .portrait)
        screen.setNeedsUpdateOfSupportedInterfaceOrientations()
        try await app.settle()
        #expect(scene.interfaceOrientation.isLandscape, "It stays.")
        await app.turn(to: .landscapeLeft)
        await app.turn(to: .portrait)
        try await app.settle()
        #expect(scene.interfaceOrientation == .portrait, "The device has the last word.")
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight))
        try await app.settle()
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: []))
        try await app.settle()
        #expect(scene.interfaceOrientation == .portrait)
    }

    @Test func anOrientationThatTheControllerDoesNotSupportIsRefused() async throws {
        let (app, screen, scene) = try await launched()
        screen.mask = .portrait
        var errors: [UISceneError] = []
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { error in
            if let error = error as? UISceneError { errors.append(error) }
        }
        #expect(errors.isEmpty, "Told later.")
        try await app.settle()
        #expect(errors.map(\.code) == [.geometryRequestDenied] && errors.first?.errorCode == 101 && scene.interfaceOrientation == .portrait)
    }

    @Test func resizingKeepsToTheSizeRestrictionsOfTheScene() async throws {
        let (app, _, scene) = try await launched()
        let restrictions = try #require(scene.sizeRestrictions)
        restrictions.minimumSize = CGSize(width: 300, height: CGFloat.nan)
        restrictions.maximumSize = CGSize(width: 500, height: -1)
        #expect(scene.sizeRestrictions === restrictions)
        await app.resize(to: CGSize(width: 100, height: 50))
        try await app.settle()
        #expect(scene.screen.bounds.size == CGSize(width: 300, height: 50))
        await app.resize(to: CGSize(width: 900, height: 2_000))
        try await app.settle()
        #expect(scene.screen.bounds.size == CGSize(width: 500, height: 2_000))
    }

    @Test func theDelegateIsNotifiedOfAnotherShape() async throws {
        let (app, _, scene) = try await launched()
        let delegate = SceneDelegate()
        scene.delegate = delegate
        await app.turn(to: .landscapeLeft)
        try await app.settle()
        #expect(delegate.calls == ["390.0 1 to 844.0 3"])
        await app.turn(to: .portrait)
        try await app.settle()
        #expect(delegate.calls.last == "844.0 3 to 390.0 1" && delegate.calls.count == 2)
    }
}
