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
        ways.addAction(UIAction { [weak self] _ in self?.showSelectedTab() }, for: .valueChanged)
        opacity.accessibilityLabel = "Opacity"
        opacity.whenMoved = { [weak self] in self?.select(alpha: $0, isContinuous: $1) }
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
        for face in faces { face.whenChosen = { [weak self] in self?.select($0, isContinuous: $1) } }
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

    private func showSelectedTab() {
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

    private func select(_ choice: ColorChoice, isContinuous: Bool) {
        show(choice)
        whenChosen?(isContinuous)
    }

    private func select(alpha: CGFloat, isContinuous: Bool) {
        var choice = choice
        choice.alpha = alpha
        select(choice, isContinuous: isContinuous)
    }

    // MARK: - Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let contentArea = bounds.inset(by: safeAreaInsets).shrunk(dx: ColorMetrics.side, dy: 0)
        guard contentArea.width > 0 else { return }
        let header = ColorMetrics.headerHeight
        name.frame = CGRect(x: contentArea.minX + 40, y: contentArea.minY, width: max(0, contentArea.width - 80), height: header)
        close.frame = CGRect(x: contentArea.maxX - 30, y: contentArea.minY + (header - 30) / 2, width: 30, height: 30)
        ways.frame = CGRect(x: contentArea.minX, y: contentArea.minY + header, width: contentArea.width, height: 32)
        let footerHeight = ColorMetrics.swatch + ColorMetrics.gap2 * 2 + (supportsAlpha ? 24 + ColorMetrics.sliderHeight + 16 : 0)
        let top = ways.frame.maxY + ColorMetrics.gap2
        let availableHeight = contentArea.maxY - footerHeight - top - ColorMetrics.gap2
        let faceFrame = CGRect(
            x: contentArea.minX, y: top, width: contentArea.width, height: max(0, min(contentArea.width * 10 / 12, availableHeight)))
        for (index, face) in faces.enumerated() {
            face.isHidden = index != ways.selectedSegmentIndex
            face.frame = faceFrame
        }
        layOutFooter(contentArea, faceFrame.maxY + ColorMetrics.gap2)
    }

    private func layOutFooter(_ contentArea: CGRect, _ top: CGFloat) {
        var y = top
        for view in [opacityName, opacity, opacityValue] { view.isHidden = !supportsAlpha }
        if supportsAlpha {
            let field = ColorMetrics.fieldWidth
            opacityName.frame = CGRect(x: contentArea.minX, y: y, width: contentArea.width, height: 18)
            opacity.frame = CGRect(
                x: contentArea.minX, y: y + 24, width: max(0, contentArea.width - field - 12), height: ColorMetrics.sliderHeight)
            opacityValue.frame = CGRect(x: contentArea.maxX - field, y: y + 24, width: field, height: ColorMetrics.sliderHeight)
            y = opacity.frame.maxY + 16
        }
        line.frame = CGRect(x: contentArea.minX, y: y, width: contentArea.width, height: 1 / max(1, traitCollection.displayScale))
        y += ColorMetrics.gap2
        let side = min(ColorMetrics.swatch, max(0, bounds.height - safeAreaInsets.bottom - y - 8))
        for view in [board, swatch] { view.frame = CGRect(x: contentArea.minX, y: y, width: side, height: side) }
    }
}
