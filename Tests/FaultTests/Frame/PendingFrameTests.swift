import CaretTesting
import Testing
import UIKit
import UIKitCore

/// Pending changes request a frame.
@MainActor @Suite(.app) struct PendingFrameTests {
    @Test(arguments: [
        (UIDeviceOrientation.landscapeLeft, UIDeviceOrientation.landscapeRight), (.portrait, .portraitUpsideDown),
    ]) func `M5 half a rotation settles`(_ first: UIDeviceOrientation, _ second: UIDeviceOrientation) async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        await app.turn(to: first)
        try await app.settle()
        await app.turn(to: second)
        try await app.settle()
        #expect(UIDevice.current.orientation == second)
    }

    @Test func `M5 a half rotation is reported to the scene`() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        await app.turn(to: .landscapeLeft)
        try await app.settle()
        await app.turn(to: .landscapeRight)
        try await app.settle()
        #expect(app.mainWindow.windowScene?.interfaceOrientation == .landscapeLeft)
    }

    @Test func `M5 a transaction without changes ends with the next frame`() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        try await app.settle()
        var isOver = false
        CATransaction.setCompletionBlock { isOver = true }
        #expect(!isOver)
        try await app.settle()
        #expect(isOver)
    }

    @Test func `M5 traits of a scene without windows are delivered`() async throws {
        final class Delegate: UIResponder, UIApplicationDelegate {}
        let app = try await TestApp.launch(Delegate())
        try await app.settle()
        let scene = try #require(app.application.connectedScenes.first as? UIWindowScene)
        var count = 0
        scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIWindowScene, _) in count += 1 }
        scene.traitOverrides.userInterfaceStyle = .dark
        try await app.settle()
        #expect(count == 1)
    }
}
