import CaretQuickLook
import CaretTesting
import Testing

/// The closures of a preview controller.
@MainActor @Suite(.noLeaks) struct PreviewEventTests {
    private final class Screen: UIViewController, QLPreviewControllerDataSource {
        var calls: [String] = []

        func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 1 }
        func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
            NSURL(fileURLWithPath: "/nonexistent.txt")
        }

        func preview() {
            let controller = QLPreviewController()
            controller.dataSource = self
            controller.on(.willDismiss, self) { screen in screen.calls.append("will") }
            controller.on(.didDismiss, self) { screen in screen.calls.append("did") }
            present(controller, animated: true)
        }
    }

    @Test func closuresAreCalledAroundTheDismissal() async throws {
        let screen = Screen()
        let app = try await TestApp.launch(showing: { screen })
        screen.preview()
        try await app.settle()
        #expect(screen.calls.isEmpty)
        try await app.tap("Done")
        try await app.settle()
        #expect(screen.calls == ["will", "did"])
    }
}
