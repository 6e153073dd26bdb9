import CaretTesting
import HeadlessBackend
import Testing
import UIKitCore

@MainActor @Suite(.app) struct WindowTitleTests {
    @Test func theTitleOfAWindowIsThatOfItsSceneOrOfTheApplication() throws {
        let backend = HeadlessBackend()
        let host = ApplicationHost(backend: backend, title: "Gallery") { nil }
        try host.launch()
        defer { host.terminate() }
        #expect(backend.windows[0].title == "Gallery")
        let scene = try #require(host.application.connectedScenes.first as? UIWindowScene)
        scene.title = "Photos"
        #expect(backend.windows[0].title == "Photos")
        scene.title = nil
        #expect(backend.windows[0].title == "Gallery")
    }
}
