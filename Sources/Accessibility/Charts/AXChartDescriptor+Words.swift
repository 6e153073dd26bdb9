extension AXChartDescriptor {
    /// The maximum number of points of a series that are listed individually, since longer lists are not useful.
    private static let listedPoints = 50

    /// The chart as text: the title and summary, one line per axis, and one per series.
    package var words: [String] {
        let head = [title, summary].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ": ")
        let axes = [xAxis] + [yAxis].compactMap { $0 } + (additionalAxes ?? [])
        return (head.isEmpty ? [] : [head]) + axes.map(Self.words) + series.map { words(of: $0) }
    }

    private static func words(of axis: any AXDataAxisDescriptor) -> String {
        if let numbers = axis as? AXNumericDataAxisDescriptor {
            let describe = numbers.valueDescriptionProvider
            return "\(axis.title): \(describe(numbers.range.lowerBound)) – \(describe(numbers.range.upperBound))"
        }
        return "\(axis.title): \(((axis as? AXCategoricalDataAxisDescriptor)?.categoryOrder ?? []).joined(separator: ", "))"
    }

    private func words(of series: AXDataSeriesDescriptor) -> String {
        let shown = series.dataPoints.prefix(Self.listedPoints).map { words(of: $0) }.joined(separator: "; ")
        let rest = series.dataPoints.count > Self.listedPoints ? "; …" : ""
        return (series.name.map { "\($0): " } ?? "") + shown + rest
    }

    private func words(of point: AXDataPoint) -> String {
        let others = zip(point.additionalValues, additionalAxes ?? []).map { Self.words(of: $0, on: $1) }
        let values =
            [Self.words(of: point.xValue, on: xAxis)] + [point.yValue.map { Self.words(of: $0, on: yAxis) }].compactMap { $0 } + others
        return ([point.label].compactMap { $0 } + values).joined(separator: ", ")
    }

    private static func words(of value: AXDataPointValue, on axis: (any AXDataAxisDescriptor)?) -> String {
        guard value.category.isEmpty else { return value.category }
        return (axis as? AXNumericDataAxisDescriptor)?.valueDescriptionProvider(value.number) ?? "\(value.number)"
    }
}
