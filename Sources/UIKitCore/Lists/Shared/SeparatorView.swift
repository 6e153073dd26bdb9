/// A line between rows.
final class SeparatorView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The line in its cell, of its colour and where it is wanted; `nil`, and taken away, without a frame.
    static func shown(_ old: SeparatorView?, in cell: UIView, color: UIColor?, at frame: CGRect?) -> SeparatorView? {
        guard let frame else {
            old?.removeFromSuperview()
            return nil
        }
        let view = old ?? SeparatorView()
        if view.superview !== cell { cell.addSubview(view) }
        if view.frame != frame { view.frame = frame }
        if view.backgroundColor != color { view.backgroundColor = color }
        return view
    }
}
