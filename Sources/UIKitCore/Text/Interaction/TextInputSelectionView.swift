/// The view of the caret, the selection and its handles for a `UITextInput` that an app implements.
final class TextInputSelectionView: UIView {
    /// The opacity of the tint colour over selected text.
    private static let selectionOpacity: CGFloat = 0.2

    private weak var textInteraction: UITextInteraction?
    private let caret = CaretView()
    private var selectionHighlights: [UIView] = []
    private let handles = [TextHandle(isStart: true), TextHandle(isStart: false)]

    init(_ textInteraction: UITextInteraction) {
        self.textInteraction = textInteraction
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        for part in [caret] + handles as [UIView] { addSubview(part) }
    }

    required init?(coder: NSCoder) { return nil }

    // The caret and the highlights use the tint colour.
    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let textInteraction, let input = textInteraction.textInput, input.isFirstResponder, let range = input.selectedTextRange else {
            return hideAll()
        }
        let isCaret = range.isEmpty
        caret.backgroundColor = tintColor
        caret.show(isCaret && textInteraction.textInteractionMode == .editable ? input.caretRect(for: range.start) : nil)
        showHighlights(isCaret ? [] : input.selectionRects(for: range).map(\.rect).filter { $0.width > 0 && $0.height > 0 })
        let showsHandles = !isCaret && textInteraction.showsHandles
        handles[0].show(showsHandles ? input.caretRect(for: range.start) : nil)
        handles[1].show(showsHandles ? input.caretRect(for: range.end) : nil)
    }

    private func hideAll() {
        caret.show(nil)
        showHighlights([])
        for handle in handles { handle.show(nil) }
    }

    private func showHighlights(_ rects: [CGRect]) {
        while selectionHighlights.count > rects.count { selectionHighlights.removeLast().removeFromSuperview() }
        while selectionHighlights.count < rects.count {
            let highlight = UIView()
            selectionHighlights.append(highlight)
            insertSubview(highlight, at: 0)
        }
        for (highlight, rect) in zip(selectionHighlights, rects) {
            highlight.frame = rect
            highlight.backgroundColor = tintColor.withAlphaComponent(Self.selectionOpacity)
        }
    }
}
