import UIKitEngines

/// One way to choose a colour.
@MainActor protocol ColorFace: UIView {
    /// Shows a colour.
    func show(_ choice: ColorChoice)
    /// A person has chosen; `true` while a finger still moves.
    var whenChosen: (@MainActor (ColorChoice, Bool) -> Void)? { get set }
}
