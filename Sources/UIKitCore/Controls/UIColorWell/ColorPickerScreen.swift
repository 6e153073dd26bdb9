import UIKitEngines

/// The view of a colour picker: the selected tab, an opacity slider, and the selected colour.
final class ColorPickerScreen: UIView {
    private(set) var choice = ColorChoice(red: 1, green: 1, blue: 1)
    var supportsAlpha = true { didSet { setNeedsLayout() } }
    var title = "Colors" { didSet { name.text = title } }
    var whenChosen: (@MainActor (Bool) -> Void)?
    var whenClosed: (@MainActor () -> Void)?
    private let name = UILabel()
    private let close = UIButton(type: .close)
    private let ways = UISegmentedControl(items: ["Grid", "Spectrum", "Sliders"])
    private let faces: [any ColorFace] = [ColorGridView(), ColorSpectrumView(), ColorPartsView()]
    private let opacityName = ColorPartsView.name("OPACITY")
    private let opacity = ColorSlider(isOpacity: true)
    private let opacityValue = UILabel()
    private let line = UIView()
    private let board = ChequeredView()
    private let swatch = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        setUpHeader()
        ways.selectedSegmentIndex = 0
        ways.addAction(UIAction { [weak self] _ in self?.turnToFace() }, for: .valueChanged)
        opacity.accessibilityLabel = "Opacity"
        opacity.whenMoved = { [weak self] in self?.choose(alpha: $0, isContinuous: $1) }
        opacityValue.font = .systemFont(ofSize: 17)
        opacityValue.textAlignment = .center
        opacityValue.backgroundColor = .tertiarySystemFill
        opacityValue.layer.cornerRadius = 8
        opacityValue.clipsToBounds = true
        line.backgroundColor = .separator
        for view in [board, swatch] {
            view.layer.cornerRadius = 10
            view.clipsToBounds = true
        }
        for view in faces as [UIView] + [ways, opacityName, opacity, opacityValue, line, board, swatch] { addSubview(view) }
        for face in faces { face.whenChosen = { [weak self] in self?.choose($0, isContinuous: $1) } }
        show(choice)
    }

    required init?(coder: NSCoder) { nil }

    private func setUpHeader() {
        name.text = title
        name.font = .systemFont(ofSize: 17, weight: .semibold)
        name.textAlignment = .center
        close.addAction(UIAction { [weak self] _ in self?.whenClosed?() }, for: .touchUpInside)
        addSubview(name)
        addSubview(close)
    }

    // MARK: - Showing and choosing

    /// The visible tab. The other tabs are updated when they become visible.
    private var face: any ColorFace { faces[min(max(0, ways.selectedSegmentIndex), faces.count - 1)] }

    private func turnToFace() {
        endEditing(true)
        face.show(choice)
        setNeedsLayout()
    }

    func show(_ choice: ColorChoice) {
        self.choice = choice
        face.show(choice)
        var (clear, full) = (choice, choice)
        (clear.alpha, full.alpha) = (0, 1)
        opacity.show(choice.alpha, from: clear.color, to: full.color, knob: choice.opaque)
        opacityValue.text = "\(Int((choice.alpha * 100).rounded()))%"
        swatch.backgroundColor = choice.color
    }

    private func choose(_ choice: ColorChoice, isContinuous: Bool) {
        show(choice)
        whenChosen?(isContinuous)
    }

    private func choose(alpha: CGFloat, isContinuous: Bool) {
        var choice = choice
        choice.alpha = alpha
        choose(choice, isContinuous: isContinuous)
    }

    // MARK: - Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.inset(by: safeAreaInsets).shrunk(dx: ColorMetrics.side, dy: 0)
        guard room.width > 0 else { return }
        let header = ColorMetrics.headerHeight
        name.frame = CGRect(x: room.minX + 40, y: room.minY, width: max(0, room.width - 80), height: header)
        close.frame = CGRect(x: room.maxX - 30, y: room.minY + (header - 30) / 2, width: 30, height: 30)
        ways.frame = CGRect(x: room.minX, y: room.minY + header, width: room.width, height: 32)
        let foot = ColorMetrics.swatch + ColorMetrics.gap2 * 2 + (supportsAlpha ? 24 + ColorMetrics.sliderHeight + 16 : 0)
        let top = ways.frame.maxY + ColorMetrics.gap2
        let middle = CGRect(
            x: room.minX, y: top, width: room.width, height: max(0, min(room.width * 10 / 12, room.maxY - foot - top - ColorMetrics.gap2)))
        for (index, face) in faces.enumerated() {
            face.isHidden = index != ways.selectedSegmentIndex
            face.frame = middle
        }
        placeFoot(room, middle.maxY + ColorMetrics.gap2)
    }

    private func placeFoot(_ room: CGRect, _ start: CGFloat) {
        var y = start
        for view in [opacityName, opacity, opacityValue] { view.isHidden = !supportsAlpha }
        if supportsAlpha {
            let field = ColorMetrics.fieldWidth
            opacityName.frame = CGRect(x: room.minX, y: y, width: room.width, height: 18)
            opacity.frame = CGRect(x: room.minX, y: y + 24, width: max(0, room.width - field - 12), height: ColorMetrics.sliderHeight)
            opacityValue.frame = CGRect(x: room.maxX - field, y: y + 24, width: field, height: ColorMetrics.sliderHeight)
            y = opacity.frame.maxY + 16
        }
        line.frame = CGRect(x: room.minX, y: y, width: room.width, height: 1 / max(1, traitCollection.displayScale))
        y += ColorMetrics.gap2
        let side = min(ColorMetrics.swatch, max(0, bounds.height - safeAreaInsets.bottom - y - 8))
        for view in [board, swatch] { view.frame = CGRect(x: room.minX, y: y, width: side, height: side) }
    }
}
