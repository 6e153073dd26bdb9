import CaretTesting
import UIKit

/// A screen with some views, one below the other, for the programs of Documentation/CLOSURES.md.
@MainActor enum AbilityScreen {
    /// Launches an app that shows views, each 300 points wide and 40 high.
    static func launch(_ views: UIView..., in controller: UIViewController = UIViewController()) async throws -> TestApp {
        let app = try await TestApp.launch(showing: {
            for (index, view) in views.enumerated() {
                view.frame = CGRect(x: 20, y: 60 + 50 * CGFloat(index), width: 300, height: 40)
                controller.view.addSubview(view)
            }
            return controller
        })
        try await app.settle()
        return app
    }
}
