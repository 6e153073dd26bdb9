/// A series of data in a chart: a line, or bars of one colour.
///
/// - Source: https://developer.apple.com/documentation/accessibility/axdataseriesdescriptor
@preconcurrency @MainActor open class AXDataSeriesDescriptor: NSObject, @preconcurrency NSCopying {
    /// The localized name of the series; `nil` for none.
    open var name: String? {
        get { attributedName?.string }
        set { attributedName = newValue.map { NSAttributedString(string: $0) } }
    }
    /// ``name`` with attributes that specify how it is spoken.
    open var attributedName: NSAttributedString?
    /// Whether the series has values between its points, as in a line chart.
    open var isContinuous: Bool
    /// The points, in order.
    open var dataPoints: [AXDataPoint]

    /// Creates a series.
    public convenience init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        self.init(attributedName: name.map { NSAttributedString(string: $0) }, isContinuous: isContinuous, dataPoints: dataPoints)
    }

    /// Creates a series with a name whose attributes specify how it is spoken.
    public init(attributedName: NSAttributedString?, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        self.attributedName = attributedName
        self.isContinuous = isContinuous
        self.dataPoints = dataPoints
        super.init()
    }

    /// Returns a copy that shares the points.
    open func copy(with zone: NSZone?) -> Any {
        AXDataSeriesDescriptor(attributedName: attributedName, isContinuous: isContinuous, dataPoints: dataPoints)
    }
}
