/// The view of the caret, the selection and its handles for a `UITextInput` that an app implements.
final class TextInputSelectionView: UIView {
    /// The opacity of the tint colour over selected text.
    private static let markStrength: CGFloat = 0.2

    private weak var texts: UITextInteraction?
    private let caret = CaretView()
    private var marks: [UIView] = []
    private let handles = [TextHandle(isStart: true), TextHandle(isStart: false)]

    init(_ texts: UITextInteraction) {
        self.texts = texts
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        for part in [caret] + handles as [UIView] { addSubview(part) }
    }

    required init?(coder: NSCoder) { return nil }

    // The caret has the tint colour of the text.
    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let texts, let input = texts.textInput, input.isFirstResponder, let range = input.selectedTextRange else {
            return showNothing()
        }
        let isCaret = range.isEmpty
        caret.backgroundColor = tintColor
        caret.show(isCaret && texts.textInteractionMode == .editable ? input.caretRect(for: range.start) : nil)
        show(isCaret ? [] : input.selectionRects(for: range).map(\.rect).filter { $0.width > 0 && $0.height > 0 })
        let showsHandles = !isCaret && texts.showsHandles
        handles[0].show(showsHandles ? input.caretRect(for: range.start) : nil)
        handles[1].show(showsHandles ? input.caretRect(for: range.end) : nil)
    }

    private func showNothing() {
        caret.show(nil)
        show([])
        for handle in handles { handle.show(nil) }
    }

    private func show(_ rects: [CGRect]) {
        while marks.count > rects.count { marks.removeLast().removeFromSuperview() }
        while marks.count < rects.count {
            let mark = UIView()
            marks.append(mark)
            insertSubview(mark, at: 0)
        }
        for (mark, rect) in zip(marks, rects) {
            mark.frame = rect
            mark.backgroundColor = tintColor.withAlphaComponent(Self.markStrength)
        }
    }
}
