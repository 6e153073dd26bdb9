/// The view of editable text. Found ranges and the selection are behind the text, and the caret and the handles above.
///
/// Each layout pass computes the rectangles of the selection and of the found ranges that are visible, and places one
/// reused highlight view on each. The pass then shows the blinking caret, or the two handles. The canvas draws the text
/// of the lines in the dirty rectangle.
final class TextSelectionView: UIView {
    private let canvas: TextCanvas
    private let caret = CaretView()
    private var selectionHighlights: [UIView] = []
    /// The highlights of the found ranges.
    private var findHighlights: [UIView] = []
    /// The handles of the selection, created on first use, since most fields are never edited.
    private var handles: [TextHandle] = []
    private let editor: TextEditor
    private var wasActive = false
    /// A handler that draws the text in place of the canvas. Returns whether it drew the text.
    ///
    /// The handler receives this view's rectangle in the superview's coordinates, which the context uses, too.
    var textDrawer: (@MainActor (CGRect) -> Bool)? {
        get { canvas.textDrawer }
        set { canvas.textDrawer = newValue }
    }

    init(_ editor: TextEditor) {
        self.editor = editor
        canvas = TextCanvas(editor)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        clipsToBounds = true
        for view in [canvas, caret] { addSubview(view) }
    }

    required init?(coder: NSCoder) { return nil }

    /// Redraws the text after a change of its characters or attributes.
    func textDidChange() {
        canvas.setNeedsDisplay()
    }

    /// Places all views. `origin` is the origin of the container, in this view's coordinates.
    func place(origin: CGPoint, isActive: Bool) {
        let changesDrawer = canvas.textDrawer != nil && isActive != wasActive
        wasActive = isActive
        if canvas.frame != bounds || canvas.origin != origin || changesDrawer {
            canvas.frame = bounds
            canvas.origin = origin
            canvas.setNeedsDisplay()
        }
        let hasSelection = isActive && !editor.caret.isEmpty
        let rects =
            hasSelection
            ? editor.rects(of: editor.rangeWithoutTokens(in: editor.caret.range)).map { $0.offsetBy(dx: origin.x, dy: origin.y) } : []
        placeFindHighlights(origin)
        placeSelectionHighlights(rects.filter { $0.maxY > bounds.minY && $0.minY < bounds.maxY })
        let caretRect = editor.caretRect(at: EditorTextPosition(editor.caret.head, isUpstream: editor.caret.isUpstream))
        caret.backgroundColor = tintColor
        // Text that cannot be edited has no caret.
        let hasCaret = isActive && editor.caret.isEmpty && editor.host?.isTextEditable != false
        caret.show(hasCaret ? caretRect.offsetBy(dx: origin.x, dy: origin.y) : nil)
        if hasSelection, editor.showsHandles, handles.isEmpty { makeHandles() }
        for (index, handle) in handles.enumerated() {
            let offset = index == 0 ? editor.caret.range.lowerBound : editor.caret.range.upperBound
            let edge = hasSelection && editor.showsHandles ? editor.caretRect(at: EditorTextPosition(offset, isUpstream: index == 1)) : nil
            handle.show(edge?.offsetBy(dx: origin.x, dy: origin.y))
        }
    }

    /// Places the highlights of the visible found ranges. The highlight of the current range is the most opaque.
    private func placeFindHighlights(_ origin: CGPoint) {
        guard !editor.findResults.ranges.isEmpty || !findHighlights.isEmpty else { return }
        let top = CGPoint(x: 0, y: -origin.y)
        let bottom = CGPoint(x: bounds.width, y: bounds.height - origin.y)
        let visibleRange =
            editor.closestPosition(to: top).offset..<max(editor.closestPosition(to: top).offset, editor.closestPosition(to: bottom).offset)
        var targets: [(rect: CGRect, isCurrent: Bool)] = []
        for (index, range) in editor.findResults.ranges.enumerated() where range.upperBound <= editor.length {
            guard range.lowerBound <= visibleRange.upperBound, range.upperBound >= visibleRange.lowerBound else { continue }
            let rects = editor.rects(of: range).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
            targets += rects.map { ($0, index == editor.findResults.current) }
        }
        while findHighlights.count > targets.count { findHighlights.removeLast().removeFromSuperview() }
        while findHighlights.count < targets.count {
            let highlight = UIView()
            highlight.layer.cornerRadius = 3
            findHighlights.append(highlight)
            insertSubview(highlight, at: 0)
        }
        for (highlight, target) in zip(findHighlights, targets) {
            highlight.frame = target.rect
            highlight.backgroundColor = .systemYellow.withAlphaComponent(
                target.isCurrent ? Self.findHighlightOpacity.current : Self.findHighlightOpacity.other)
        }
    }

    /// The opacity of the yellow highlights of the current and the other found ranges.
    private static let findHighlightOpacity: (current: CGFloat, other: CGFloat) = (0.8, 0.3)

    private func makeHandles() {
        handles = [TextHandle(isStart: true), TextHandle(isStart: false)]
        for handle in handles { addSubview(handle) }
    }

    private func placeSelectionHighlights(_ rects: [CGRect]) {
        while selectionHighlights.count < rects.count {
            let highlight = UIView()
            selectionHighlights.append(highlight)
            insertSubview(highlight, belowSubview: canvas)
        }
        for (index, highlight) in selectionHighlights.enumerated() {
            highlight.isHidden = index >= rects.count
            guard index < rects.count else { continue }
            highlight.frame = rects[index]
            highlight.backgroundColor = tintColor.withAlphaComponent(Self.selectionOpacity)
        }
    }

    /// The opacity of the tint colour behind selected text.
    private static let selectionOpacity: CGFloat = 0.2
}

/// The view that draws the text.
final class TextCanvas: UIView {
    var origin = CGPoint.zero
    var textDrawer: (@MainActor (CGRect) -> Bool)?
    private weak var editor: TextEditor?

    init(_ editor: TextEditor) {
        self.editor = editor
        super.init(frame: .zero)
        isOpaque = false
    }

    required init?(coder: NSCoder) { return nil }

    override func draw(_ rect: CGRect) {
        guard let editor, !drawByHandler() else { return }
        let (manager, container) = editor.visibleLayout
        let visibleRect = rect.offsetBy(dx: -origin.x, dy: -origin.y)
        let glyphs = manager.glyphRange(forBoundingRect: visibleRect, in: container)
        manager.drawBackground(forGlyphRange: glyphs, at: origin)
        manager.drawGlyphs(forGlyphRange: glyphs, at: origin)
    }
}

extension TextCanvas {
    private func drawByHandler() -> Bool {
        guard let textDrawer, let selectionView = superview, let context = UIGraphicsGetCurrentContext() else {
            return false
        }
        context.saveGState()
        defer { context.restoreGState() }
        context.translateBy(x: -selectionView.frame.minX, y: -selectionView.frame.minY)
        return textDrawer(selectionView.frame)
    }
}

/// The caret. It blinks at intervals of half a second, and becomes visible whenever it moves.
final class CaretView: UIView {
    private var timer: DelayToken?
    private var isShown = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
        layer.cornerRadius = TextEditor.caretWidth / 2
    }

    required init?(coder: NSCoder) { return nil }

    isolated deinit { timer?.cancel() }

    /// Shows the caret at a rectangle; `nil` hides the caret.
    func show(_ rect: CGRect?) {
        guard let rect, window != nil else {
            isShown = false
            isHidden = true
            timer?.cancel()
            timer = nil
            return
        }
        guard !isShown || rect != frame else { return }
        frame = rect
        isShown = true
        blink(isOn: true)
    }

    private func blink(isOn: Bool) {
        isHidden = !isOn
        timer?.cancel()
        timer = FrameLoop.current.schedule(after: Self.blinkInterval, isIdle: true) { [weak self] in
            guard let self, isShown, window != nil else { return }
            blink(isOn: !isOn)
        }
    }

    /// The time between two changes of the blinking caret, in seconds: 0.5. Observed on iOS.
    private static let blinkInterval: TimeInterval = 0.5
}

/// The handle at one end of a selection, for touches: a line with a knob.
final class TextHandle: UIView {
    private let line = UIView()
    private let knob = UIView()
    private let isStart: Bool

    init(isStart: Bool) {
        self.isStart = isStart
        super.init(frame: .zero)
        isHidden = true
        addSubview(line)
        addSubview(knob)
        knob.layer.cornerRadius = Self.knobDiameter / 2
    }

    required init?(coder: NSCoder) { return nil }

    func show(_ edge: CGRect?) {
        isHidden = edge == nil
        guard let edge else { return }
        frame = edge
        line.backgroundColor = tintColor
        knob.backgroundColor = tintColor
        line.frame = bounds
        let y = isStart ? -Self.knobDiameter / 2 : edge.height - Self.knobDiameter / 2
        knob.frame = CGRect(
            x: (edge.width - Self.knobDiameter) / 2, y: y, width: Self.knobDiameter, height: Self.knobDiameter)
    }

    /// The diameter of the knob: 10 points. Measured on iOS.
    private static let knobDiameter: CGFloat = 10
}
