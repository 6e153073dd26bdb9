import CaretPhotosUI
import CaretTesting
import TestFolders
import Testing

/// The closures of the picker of photos.
@MainActor @Suite(.noLeaks) struct PhotoPickerEventTests {
    private final class Screen: UIViewController {
        var calls: [String] = []

        func pick(with delegate: (any PHPickerViewControllerDelegate)? = nil) -> Subscription {
            let picker = PHPickerViewController(configuration: PHPickerConfiguration())
            picker.delegate = delegate
            let token = picker.on(.didFinishPicking, self) { screen, results in
                screen.calls.append("picks \(results.compactMap(\.itemProvider.suggestedName))")
                screen.dismiss(animated: true)
            }
            present(picker, animated: true)
            return token
        }
    }

    private final class Delegate: PHPickerViewControllerDelegate {
        weak var screen: Screen?
        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            screen?.calls.append("delegate \(results.count)")
        }
    }

    private func launch(_ screen: Screen) async throws -> TestApp {
        let app = try await TestApp.launch(showing: { screen })
        let folder = try TestFolder.make()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) }
        try #require(image.pngData()).write(to: folder.appendingPathComponent("Beach.png"))
        app.system.photos.folder = folder
        return app
    }

    @Test func aClosureReceivesThePhotosAfterTheDelegate() async throws {
        let (screen, delegate) = (Screen(), Delegate())
        delegate.screen = screen
        let app = try await launch(screen)
        _ = screen.pick(with: delegate)
        try await app.settle()
        try app.system.photos.pick("Beach.png")
        try await app.settle()
        #expect(screen.calls == ["delegate 1", "picks [\"Beach\"]"] && screen.presentedViewController == nil)
    }

    @Test func aClosureReceivesNothingAfterACancellation() async throws {
        let screen = Screen()
        let app = try await launch(screen)
        _ = screen.pick()
        try await app.settle()
        try await app.tap("Cancel")
        try await app.settle()
        #expect(screen.calls == ["picks []"] && screen.presentedViewController == nil)
    }

    @Test func withoutReceiversThePickerDismissesItself() async throws {
        let screen = Screen()
        let app = try await launch(screen)
        screen.pick().cancel()
        try await app.settle()
        try await app.tap("Cancel")
        try await app.settle()
        #expect(screen.calls.isEmpty && screen.presentedViewController == nil)
    }

    @Test func withoutTheOwnerOfAClosureThePickerDismissesItself() async throws {
        let screen = Screen()
        let app = try await launch(screen)
        let picker = PHPickerViewController(configuration: PHPickerConfiguration())
        do {
            let owner = NSObject()
            picker.on(.didFinishPicking, owner) { _, _ in Issue.record("the owner has ended") }
        }
        screen.present(picker, animated: true)
        try await app.settle()
        try await app.tap("Cancel")
        try await app.settle()
        #expect(screen.presentedViewController == nil)
    }
}
