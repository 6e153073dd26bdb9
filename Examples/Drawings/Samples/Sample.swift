import Caret
import UIKit

/// A small drawing with its caption.
@MainActor struct Sample {
    let caption: String
    let view: UIView

    init(_ caption: String, _ view: UIView) {
        self.caption = caption
        self.view = view
    }

    /// Creates a sample that a closure draws.
    init(_ caption: String, draw: @escaping @MainActor (CGContext, CGRect) -> Void) {
        self.init(caption, UIView(draw: draw))
    }
}
