/// The properties that a table sets on a header or footer.
struct HeaderFooterStyle: Equatable {
    var style = UITableView.Style.plain
    var isHeader = true
    var isFirst = false
    /// The distances of the text from the edges, in points.
    var margins = UIEdgeInsets(top: 8, left: TableMetrics.margin, bottom: 8, right: TableMetrics.margin)
}

/// The subviews of a header or footer, each created on first use.
@MainActor struct HeaderFooterSubviews {
    var text: UILabel?
    var detail: UILabel?
    var content: (UIView & UIContentView)?
    var background: BackgroundConfigurationView?
    var needsConfiguration = true
    /// The table style for which the label's font and colour were last set.
    var appliedStyle: UITableView.Style?
}
