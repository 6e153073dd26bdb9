/// A point of data in a chart.
///
/// - Source: https://developer.apple.com/documentation/accessibility/axdatapoint
@preconcurrency @MainActor open class AXDataPoint: NSObject, @preconcurrency NSCopying {
    /// A value on an axis.
    ///
    /// - Source: https://developer.apple.com/documentation/accessibility/axdatapoint/value
    public enum Value: Hashable, Sendable {
        /// A value on a numeric axis.
        case number(Double)
        /// A value on a categorical axis.
        case category(String)
    }

    /// The value on the x axis.
    open var xValue: AXDataPointValue
    /// The value on the y axis; `nil` in a chart of one dimension.
    open var yValue: AXDataPointValue?
    /// The values on the additional axes, in the order of the axes.
    open var additionalValues: [AXDataPointValue]
    /// The localized label of the point; `nil` for none.
    open var label: String? {
        get { attributedLabel?.string }
        set { attributedLabel = newValue.map { NSAttributedString(string: $0) } }
    }
    /// ``label`` with attributes that specify how it is spoken.
    open var attributedLabel: NSAttributedString?

    /// Creates a point of a chart with a numeric x axis.
    public convenience init(x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
        self.init(AXDataPointValue(number: x), y, additionalValues, label)
    }

    /// Creates a point of a chart with a categorical x axis.
    public convenience init(x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
        self.init(AXDataPointValue(category: x), y, additionalValues, label)
    }

    private convenience init(_ x: AXDataPointValue, _ y: Double?, _ others: [Value], _ label: String?) {
        self.init(
            x, y.map { AXDataPointValue(number: $0) }, others.map(AXDataPointValue.init), label.map { NSAttributedString(string: $0) })
    }

    private init(_ x: AXDataPointValue, _ y: AXDataPointValue?, _ others: [AXDataPointValue], _ label: NSAttributedString?) {
        xValue = x
        yValue = y
        additionalValues = others
        attributedLabel = label
        super.init()
    }

    /// Returns a copy that shares the values.
    open func copy(with zone: NSZone?) -> Any { AXDataPoint(xValue, yValue, additionalValues, attributedLabel) }
}

/// A value of a point on one axis.
///
/// - Source: https://developer.apple.com/documentation/accessibility/axdatapointvalue
@preconcurrency @MainActor open class AXDataPointValue: NSObject, @preconcurrency NSCopying {
    /// The number on a numeric axis; 0 on other axes.
    open var number: Double
    /// The category on a categorical axis; "" on other axes.
    open var category: String

    /// Creates a value on a numeric axis.
    public init(number: Double) {
        (self.number, category) = (number, "")
        super.init()
    }

    /// Creates a value on a categorical axis.
    public init(category: String) {
        (number, self.category) = (0, category)
        super.init()
    }

    convenience init(_ value: AXDataPoint.Value) {
        switch value {
        case .number(let number): self.init(number: number)
        case .category(let name): self.init(category: name)
        }
    }

    /// Returns a copy of the value.
    open func copy(with zone: NSZone?) -> Any {
        let copy = AXDataPointValue(number: number)
        copy.category = category
        return copy
    }
}
