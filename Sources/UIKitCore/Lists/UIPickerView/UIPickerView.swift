/// A view with spinning wheels for selecting values. Each wheel has rows of text or views.
///
/// - Source: https://developer.apple.com/documentation/uikit/uipickerview
@preconcurrency @MainActor open class UIPickerView: UIView {
    /// Creates a picker with a frame, in points. The intrinsic size is 320 by 216.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpPicker()
    }

    /// Creates a picker from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpPicker()
        NibCoder.read(coder, into: self, at: UIPickerView.self)
    }

    /// The data source of the numbers of components and rows, referenced weakly. Defaults to `nil`: no components.
    open weak var dataSource: (any UIPickerViewDataSource)? {
        get { dataHub.delegate }
        set {
            dataHub.delegate = newValue
            wheelsDidChange()
        }
    }

    /// The delegate, which provides titles or views and is notified of selections, referenced weakly. Defaults to
    /// `nil`.
    open weak var delegate: (any UIPickerViewDelegate)? {
        get { pickerHub.delegate }
        set {
            pickerHub.delegate = newValue
            wheelsDidChange()
        }
    }

    package final let dataHub = DelegateHub<any UIPickerViewDataSource>()
    package final let pickerHub = DelegateHub<any UIPickerViewDelegate>()
    final var picker = PickerState()

    // MARK: - Components and rows

    /// The number of components in the data source.
    open var numberOfComponents: Int { wheels().count }

    /// Returns the number of rows that the data source has in a component.
    ///
    /// - Precondition: The component exists.
    open func numberOfRows(inComponent component: Int) -> Int { wheel(component).count }

    /// Returns the size of a row, in points.
    ///
    /// - Precondition: The component exists.
    open func rowSize(forComponent component: Int) -> CGSize {
        let wheel = wheel(component)
        return CGSize(width: width(of: component), height: wheel.rowHeight)
    }

    /// Returns the view of a row. Returns `nil` if the row is not visible or shows a title.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        let view = wheel(component).visibleViews[row]
        return view is PickerLabel ? nil : view
    }

    /// Requests all data again. If the number of components is unchanged, they keep the selected rows that still exist.
    open func reloadAllComponents() { wheelsDidChange() }

    /// Requests the rows of a component again. The component keeps its selected row if the row still exists.
    ///
    /// - Precondition: The component exists.
    open func reloadComponent(_ component: Int) { wheel(component).reload() }

    // MARK: - Selection

    /// Returns the selected row of a component. During an animation, returns the target row. Returns -1 if the
    /// component has no rows.
    ///
    /// - Precondition: The component exists.
    open func selectedRow(inComponent component: Int) -> Int { wheel(component).selectedRow }

    /// Turns a component to a row without notifying the delegate. An animation lasts 0.3 s.
    ///
    /// A row that does not exist is reported, and nothing is selected.
    /// - Precondition: The component exists.
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
