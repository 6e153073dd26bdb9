import CaretTesting
import UIKit

/// Launches an app whose only screen contains views, each with its frame.
@MainActor func accessibilityStage(_ views: [(UIView, CGRect)]) async throws -> TestApp {
    for (view, frame) in views { view.frame = frame }
    return try await TestApp.launch(showing: {
        let controller = UIViewController()
        for (view, _) in views { controller.view.addSubview(view) }
        return controller
    })
}

extension UILabel {
    /// Creates a label with a text.
    convenience init(saying text: String) {
        self.init(frame: .zero)
        self.text = text
    }
}
