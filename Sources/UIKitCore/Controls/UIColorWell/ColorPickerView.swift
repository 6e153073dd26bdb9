import UIKitEngines

/// The view of a colour picker: the selected tab, an opacity slider, and the selected colour.
final class ColorPickerView: UIView {
    private(set) var choice = ColorChoice(red: 1, green: 1, blue: 1)
    var supportsAlpha = true { didSet { setNeedsLayout() } }
    var title = "Colors" { didSet { titleLabel.text = title } }
    var onSelect: (@MainActor (Bool) -> Void)?
    var onClose: (@MainActor () -> Void)?
    private let titleLabel = UILabel()
    private let closeButton = UIButton(type: .close)
    private let tabsControl = UISegmentedControl(items: ["Grid", "Spectrum", "Sliders"])
    private let faces: [any ColorFace] = [ColorGridView(), ColorSpectrumView(), ColorSlidersView()]
    private let opacityLabel = ColorSlidersView.makeNameLabel("OPACITY")
    private let opacitySlider = ColorSlider(isOpacity: true)
    private let opacityValueLabel = UILabel()
    private let separator = UIView()
    private let checkerboard = ChequeredView()
    private let swatchView = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        setUpHeader()
        tabsControl.selectedSegmentIndex = 0
        tabsControl.addAction(UIAction { [weak self] _ in self?.showSelectedTab() }, for: .valueChanged)
        opacitySlider.accessibilityLabel = "Opacity"
        opacitySlider.onMove = { [weak self] in self?.select(alpha: $0, isContinuous: $1) }
        opacityValueLabel.font = .systemFont(ofSize: 17)
        opacityValueLabel.textAlignment = .center
        opacityValueLabel.backgroundColor = .tertiarySystemFill
        opacityValueLabel.layer.cornerRadius = 8
        opacityValueLabel.clipsToBounds = true
        separator.backgroundColor = .separator
        for view in [checkerboard, swatchView] {
            view.layer.cornerRadius = 10
            view.clipsToBounds = true
        }
        for view in faces as [UIView] + [tabsControl, opacityLabel, opacitySlider, opacityValueLabel, separator, checkerboard, swatchView] {
            addSubview(view)
        }
        for face in faces { face.onSelect = { [weak self] in self?.select($0, isContinuous: $1) } }
        show(choice)
    }

    required init?(coder: NSCoder) { nil }

    private func setUpHeader() {
        titleLabel.text = title
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textAlignment = .center
        closeButton.addAction(UIAction { [weak self] _ in self?.onClose?() }, for: .touchUpInside)
        addSubview(titleLabel)
        addSubview(closeButton)
    }

    // MARK: - Showing and choosing

    /// The visible tab. The other tabs are updated when they become visible.
    private var face: any ColorFace { faces[min(max(0, tabsControl.selectedSegmentIndex), faces.count - 1)] }

    private func showSelectedTab() {
        endEditing(true)
        face.show(choice)
        setNeedsLayout()
    }

    func show(_ choice: ColorChoice) {
        self.choice = choice
        face.show(choice)
        var (transparentChoice, opaqueChoice) = (choice, choice)
        transparentChoice.alpha = 0
        opaqueChoice.alpha = 1
        opacitySlider.show(choice.alpha, from: transparentChoice.color, to: opaqueChoice.color, knob: choice.opaque)
        opacityValueLabel.text = "\(Int((choice.alpha * 100).rounded()))%"
        swatchView.backgroundColor = choice.color
    }

    private func select(_ choice: ColorChoice, isContinuous: Bool) {
        show(choice)
        onSelect?(isContinuous)
    }

    private func select(alpha: CGFloat, isContinuous: Bool) {
        var choice = choice
        choice.alpha = alpha
        select(choice, isContinuous: isContinuous)
    }

    // MARK: - Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let contentArea = bounds.inset(by: safeAreaInsets).shrunk(dx: ColorMetrics.sideMargin, dy: 0)
        guard contentArea.width > 0 else { return }
        let header = ColorMetrics.headerHeight
        titleLabel.frame = CGRect(x: contentArea.minX + 40, y: contentArea.minY, width: max(0, contentArea.width - 80), height: header)
        closeButton.frame = CGRect(x: contentArea.maxX - 30, y: contentArea.minY + (header - 30) / 2, width: 30, height: 30)
        tabsControl.frame = CGRect(x: contentArea.minX, y: contentArea.minY + header, width: contentArea.width, height: 32)
        let footerHeight = ColorMetrics.swatchSize + ColorMetrics.spacing * 2 + (supportsAlpha ? 24 + ColorMetrics.sliderHeight + 16 : 0)
        let top = tabsControl.frame.maxY + ColorMetrics.spacing
        let availableHeight = contentArea.maxY - footerHeight - top - ColorMetrics.spacing
        let faceFrame = CGRect(
            x: contentArea.minX, y: top, width: contentArea.width, height: max(0, min(contentArea.width * 10 / 12, availableHeight)))
        for (index, face) in faces.enumerated() {
            face.isHidden = index != tabsControl.selectedSegmentIndex
            face.frame = faceFrame
        }
        layOutFooter(contentArea, faceFrame.maxY + ColorMetrics.spacing)
    }

    private func layOutFooter(_ contentArea: CGRect, _ top: CGFloat) {
        var y = top
        for view in [opacityLabel, opacitySlider, opacityValueLabel] { view.isHidden = !supportsAlpha }
        if supportsAlpha {
            let field = ColorMetrics.fieldWidth
            opacityLabel.frame = CGRect(x: contentArea.minX, y: y, width: contentArea.width, height: 18)
            opacitySlider.frame = CGRect(
                x: contentArea.minX, y: y + 24, width: max(0, contentArea.width - field - 12), height: ColorMetrics.sliderHeight)
            opacityValueLabel.frame = CGRect(x: contentArea.maxX - field, y: y + 24, width: field, height: ColorMetrics.sliderHeight)
            y = opacitySlider.frame.maxY + 16
        }
        separator.frame = CGRect(x: contentArea.minX, y: y, width: contentArea.width, height: 1 / max(1, traitCollection.displayScale))
        y += ColorMetrics.spacing
        let side = min(ColorMetrics.swatchSize, max(0, bounds.height - safeAreaInsets.bottom - y - 8))
        for view in [checkerboard, swatchView] { view.frame = CGRect(x: contentArea.minX, y: y, width: side, height: side) }
    }
}
