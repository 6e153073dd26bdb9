/// Lets one choose by turning wheels, each with rows of words or views.
///
/// - Source: https://developer.apple.com/documentation/uikit/uipickerview
@preconcurrency @MainActor open class UIPickerView: UIView {
    /// Makes a picker of a frame, in points; 320 by 216 suits it.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpPicker()
    }

    /// Makes a picker from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpPicker()
        NibCoder.read(coder, into: self, at: UIPickerView.self)
    }

    /// Who counts wheels and rows, held weakly. Defaults to `nil`: no wheels.
    open weak var dataSource: (any UIPickerViewDataSource)? {
        get { dataHub.delegate }
        set {
            dataHub.delegate = newValue
            wheelsDidChange()
        }
    }

    /// Who gives words or views and hears of choices, held weakly. Defaults to `nil`.
    open weak var delegate: (any UIPickerViewDelegate)? {
        get { pickerHub.delegate }
        set {
            pickerHub.delegate = newValue
            wheelsDidChange()
        }
    }

    package final let dataHub = DelegateHub<any UIPickerViewDataSource>()
    package final let pickerHub = DelegateHub<any UIPickerViewDelegate>()
    final var picker = PickerRecord()

    // MARK: - Wheels and rows

    /// How many wheels there are, by the data source.
    open var numberOfComponents: Int { wheels().count }

    /// How many rows a wheel has, by the data source.
    ///
    /// - Precondition: there is such a wheel.
    open func numberOfRows(inComponent component: Int) -> Int { wheel(component).count }

    /// How large a row is, in points.
    ///
    /// - Precondition: there is such a wheel.
    open func rowSize(forComponent component: Int) -> CGSize {
        let wheel = wheel(component)
        return CGSize(width: width(of: component), height: wheel.rowHeight)
    }

    /// The view that shows a row; `nil` if it is not seen, or shows words.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        let view = wheel(component).shown[row]
        return view is PickerLabel ? nil : view
    }

    /// Asks for everything anew. Wheels stay on their rows as far as there are so many.
    open func reloadAllComponents() { wheelsDidChange() }

    /// Asks for the rows of a wheel anew; it stays on its row as far as there are so many.
    ///
    /// - Precondition: there is such a wheel.
    open func reloadComponent(_ component: Int) { wheel(component).reload() }

    // MARK: - Choosing

    /// The row that a wheel stands on or turns to; -1 for a wheel without rows.
    ///
    /// - Precondition: there is such a wheel.
    open func selectedRow(inComponent component: Int) -> Int { wheel(component).selectedRow }

    /// Turns a wheel to a row, in 0.3 s if `animated`. The delegate is not told.
    ///
    /// A row that the wheel does not have is reported, and nothing turns.
    /// - Precondition: there is such a wheel.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        let wheel = wheel(component)
        guard (0..<wheel.count).contains(row) else {
            return Diagnostics.report(
                "picker.row",
                "UIPickerView: row \(row) of wheel \(component), which has \(wheel.count) rows. Call reloadComponent(_:) after changing "
                    + "the data.")
        }
        wheel.select(row, animated: animated)
    }

    // MARK: - Overrides

    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutWheels()
    }
}
