import CaretTesting
import Testing

@testable import UIKitCore

/// The panel "System".
@MainActor struct SystemPanelTests {
    private func launch() async throws -> TestApp {
        let app = try await TestApp.launch(showing: { UIViewController() })
        try await app.settle()
        return app
    }

    @Test(.app) func theKeyOpensAndClosesThePanel() async throws {
        let app = try await launch()
        let windows = app.application.windows
        await app.press(.systemPanel)
        try await app.settle()
        #expect(app.exists("System"))
        #expect(app.exists("The app has made no requests to the system."))
        #expect(app.application.windows == windows)
        #expect(app.application.applicationState == .active)
        await app.press(.systemPanel)
        try await app.settle()
        #expect(!app.exists("System"))
        await app.press(.systemPanel)
        try await app.settle()
        try await app.tap("Done")
        try await app.settle()
        #expect(!app.exists("System"))
        #expect(!ApplicationHost.running.systemPanel.isOpen)
    }

    @Test(.app) func theKeyWithModifiersBelongsToTheApp() async throws {
        let app = try await launch()
        await app.press(.systemPanel, modifiers: [.shift])
        try await app.settle()
        #expect(!app.exists("System"))
    }

    @Test(.app) func requestsAppearWhileThePanelIsOpen() async throws {
        let app = try await launch()
        await app.press(.systemPanel)
        try await app.settle()
        app.system.requests.record("test", "First request")
        await app.advance(by: .seconds(1))
        #expect(app.exists("test: First request"))
    }

    @Test(.app) func aPersonChangesAPermission() async throws {
        let app = try await launch()
        app.system.permissions[.faceID] = .granted
        await app.press(.systemPanel)
        try await app.settle()
        try await app.tap("Face ID")
        try await app.settle()
        try await app.tap("Denied")
        try await app.settle()
        #expect(app.system.permissions[.faceID] == .denied)
        #expect(app.exists("PERMISSIONS"))
        try await app.tap("Face ID")
        try await app.settle()
        try await app.tap("Ask")
        try await app.settle()
        #expect(app.system.permissions[.faceID] == .notDetermined)
        #expect(!app.exists("PERMISSIONS"))
    }
}
