import CaretTesting
import Testing

@testable import UIKitCore

/// The dismissal of a controller while one that it presented is being dismissed.
@MainActor @Suite(.app) struct DismissalInDismissalTests {
    @Test func theCompletionIsCalledAtEachFrame() async throws {
        for frames in 0..<60 {
            let root = UIViewController()
            let app = try await TestApp.launch(showing: { root })
            let sheet = UIViewController()
            root.present(sheet, animated: true)
            try await app.settle()
            let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            sheet.present(alert, animated: true)
            try await app.settle()
            var isDone = false
            try await app.tap("OK")
            await app.advance(by: .seconds(Double(frames) / 60))
            sheet.presentingViewController?.dismiss(animated: true) { isDone = true }
            try await app.settle()
            #expect(isDone && root.presentedViewController == nil, "\(frames)")
        }
    }
}
