/// The axes and the data of a chart.
///
/// - Source: https://developer.apple.com/documentation/accessibility/axchartdescriptor
@preconcurrency @MainActor open class AXChartDescriptor: NSObject, @preconcurrency NSCopying {
    /// The direction of a chart's content.
    ///
    /// - Source: https://developer.apple.com/documentation/accessibility/axchartdescriptor/contentdirection-swift.enum
    public enum ContentDirection: Int, Sendable {
        /// From left to right.
        case leftToRight = 0
        /// From right to left.
        case rightToLeft = 1
        /// From top to bottom.
        case topToBottom = 2
        /// From bottom to top.
        case bottomToTop = 3
        /// Around the centre, clockwise.
        case radialClockwise = 4
        /// Around the centre, counterclockwise.
        case radialCounterClockwise = 5
    }

    /// The title; `nil` for none.
    open var title: String? {
        get { attributedTitle?.string }
        set { attributedTitle = newValue.map { NSAttributedString(string: $0) } }
    }
    /// ``title`` with attributes that specify how it is spoken.
    open var attributedTitle: NSAttributedString?
    /// The summary of the chart; `nil` for none.
    open var summary: String?
    /// The direction of the content; `.leftToRight` by default.
    open var contentDirection = ContentDirection.leftToRight
    /// The frame of the content without axes and labels, in points of the object; `.zero`, unspecified, by default.
    open var contentFrame = CGRect.zero
    /// The series of data.
    open var series: [AXDataSeriesDescriptor]
    /// The axis of the x values.
    open var xAxis: any AXDataAxisDescriptor
    /// The axis of the y values; `nil` for a chart of one dimension.
    open var yAxis: AXNumericDataAxisDescriptor?
    /// The axes of the additional values of data points, in their order; `nil` by default.
    open var additionalAxes: [any AXDataAxisDescriptor]?

    /// Creates a description of a chart of one or two dimensions.
    public convenience init(
        title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
        series: [AXDataSeriesDescriptor]
    ) { self.init(title: title, summary: summary, xAxis: xAxis, yAxis: yAxis, additionalAxes: [], series: series) }

    /// Creates a description of a chart with any number of dimensions.
    public convenience init(
        title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
        additionalAxes: [any AXDataAxisDescriptor]?, series: [AXDataSeriesDescriptor]
    ) {
        self.init(
            attributedTitle: title.map { NSAttributedString(string: $0) }, summary: summary, xAxis: xAxis, yAxis: yAxis,
            additionalAxes: additionalAxes, series: series)
    }

    /// Creates a description of a chart of one or two dimensions. The attributes of the title specify how it is
    /// spoken.
    public convenience init(
        attributedTitle: NSAttributedString?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
        series: [AXDataSeriesDescriptor]
    ) { self.init(attributedTitle: attributedTitle, summary: summary, xAxis: xAxis, yAxis: yAxis, additionalAxes: [], series: series) }

    /// Creates a description of a chart with any number of dimensions. The attributes of the title specify how it is
    /// spoken.
    public init(
        attributedTitle: NSAttributedString?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
        additionalAxes: [any AXDataAxisDescriptor]?, series: [AXDataSeriesDescriptor]
    ) {
        self.attributedTitle = attributedTitle
        self.summary = summary
        self.xAxis = xAxis
        self.yAxis = yAxis
        self.additionalAxes = additionalAxes
        self.series = series
        super.init()
    }

    /// Returns a copy that shares the axes and series.
    open func copy(with zone: NSZone?) -> Any {
        let copy = AXChartDescriptor(
            attributedTitle: attributedTitle, summary: summary, xAxis: xAxis, yAxis: yAxis, additionalAxes: additionalAxes, series: series)
        (copy.contentDirection, copy.contentFrame) = (contentDirection, contentFrame)
        return copy
    }
}
