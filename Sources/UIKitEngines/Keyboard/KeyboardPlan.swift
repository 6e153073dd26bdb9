import CoreGraphics
import Platform

/// Where the keys of one page stand.
///
/// The sizes of keys are those of iOS 17's keyboards, read off pictures of 390 and 820 points width. Heights are those of
/// ``KeyboardMetrics``.
package struct KeyboardPlan: Hashable, Sendable {
    package let page: KeyboardPage
    package let purpose: KeyboardPurpose
    package let isTablet: Bool
    package let width: CGFloat
    private let metrics: KeyboardMetrics

    /// The plan of a keyboard without a strip below its rows.
    ///
    /// - Parameters:
    ///   - page: the page of keys.
    ///   - purpose: the text that is typed.
    ///   - width: in points; less than 120 counts as 120.
    ///   - isTablet: whether the screen is a tablet's.
    ///   - isCompact: whether the screen is low, as a telephone's on its side.
    package init(_ page: KeyboardPage, for purpose: KeyboardPurpose, width: CGFloat, isTablet: Bool, isCompact: Bool) {
        let width = Self.width(width)
        self.init(
            page, purpose, width, isTablet: isTablet, metrics: KeyboardMetrics(width: width, isTablet: isTablet, isCompact: isCompact))
    }

    /// The plan of the keyboard of a display.
    ///
    /// - Parameters:
    ///   - page: the page of keys.
    ///   - purpose: the text that is typed.
    ///   - display: the display that the keyboard stands at the lower edge of.
    package init(_ page: KeyboardPage, for purpose: KeyboardPurpose, on display: DisplayMetrics) {
        self.init(
            page, purpose, Self.width(display.size.width), isTablet: display.isTablet, metrics: KeyboardMetrics(on: display))
    }

    private init(_ page: KeyboardPage, _ purpose: KeyboardPurpose, _ width: CGFloat, isTablet: Bool, metrics: KeyboardMetrics) {
        self.page = page
        self.purpose = purpose
        self.isTablet = isTablet
        self.width = width
        self.metrics = metrics
    }

    private static func width(_ width: CGFloat) -> CGFloat { width.isFinite ? max(120, width) : 120 }

    /// The height of the keys and of the strip below them, in points, without the edge that hardware covers.
    package var height: CGFloat { metrics.rows + metrics.strip }

    /// The strip below the last row, down to the edge that hardware covers: the place of the globe and the microphone on phones with a home
    /// indicator. Its height is 0 elsewhere.
    package var strip: CGRect { CGRect(x: 0, y: metrics.rows, width: width, height: metrics.strip) }

    /// The keys, row by row.
    package var keys: [KeyboardKey] {
        switch page {
        case .digits, .dialing: pad
        case .letters, .numbers, .symbols: isTablet ? tablet : telephone
        }
    }

    /// The nearest key to a point: no touch on a keyboard is lost.
    package static func key(at point: CGPoint, among keys: [KeyboardKey]) -> Int? {
        keys.indices.min { keys[$0].frame.distance(to: point) < keys[$1].frame.distance(to: point) }
    }

    // MARK: - Measures

    var margin: CGFloat { isTablet ? 6 : 3 }
    var gap: CGFloat { isTablet ? 12 : 6 }
    private var pitch: CGFloat { metrics.rows / 4 }
    private var rowGap: CGFloat { isTablet ? 10 : pitch > 45 ? 11 : 8 }
    var room: CGFloat { width - 2 * margin }

    /// A key of `width` points at `x` in a row, 0…3.
    func place(_ kind: KeyboardKey.Kind, x: CGFloat, width: CGFloat, row: Int) -> KeyboardKey {
        KeyboardKey(kind, CGRect(x: x, y: CGFloat(row) * pitch + rowGap / 2 + 1, width: width, height: pitch - rowGap))
    }

    /// Keys of equal width from `start` to `end`.
    func spread(_ kinds: [KeyboardKey.Kind], from start: CGFloat, to end: CGFloat, row: Int) -> [KeyboardKey] {
        let count = CGFloat(kinds.count)
        let width = (end - start - gap * (count - 1)) / count
        return kinds.enumerated().map { place($1, x: start + CGFloat($0) * (width + gap), width: width, row: row) }
    }

    /// Keys of a given width in the middle of the keyboard.
    func centered(_ kinds: [KeyboardKey.Kind], keyWidth: CGFloat, row: Int) -> [KeyboardKey] {
        let whole = CGFloat(kinds.count) * (keyWidth + gap) - gap
        return spread(kinds, from: (width - whole) / 2, to: (width + whole) / 2, row: row)
    }

    // MARK: - Pads

    private var pad: [KeyboardKey] {
        let rows: [[String]] =
            page == .dialing ? [["+", "*", "#"], [",", ";"], []] : [["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"]]
        let side = margin + 3
        let column = (width - 2 * side - 2 * gap) / 3
        func key(_ kind: KeyboardKey.Kind, _ place: Int, _ row: Int) -> KeyboardKey {
            self.place(kind, x: side + CGFloat(place) * (column + gap), width: column, row: row)
        }
        var keys = rows.enumerated().flatMap { row, texts in texts.enumerated().map { key(.text($1), $0, row) } }
        switch (purpose, page) {
        case (.phone, .dialing): keys.append(key(.page(.digits), 0, 3))
        case (.phone, _): keys.append(key(.page(.dialing), 0, 3))
        case (.decimal, _): keys.append(key(.text("."), 0, 3))
        default: break
        }
        if page == .digits { keys.append(key(.text("0"), 1, 3)) }
        return keys + [key(.delete, 2, 3)]
    }
}

extension CGRect {
    /// 0 inside.
    fileprivate func distance(to point: CGPoint) -> CGFloat {
        let x = max(minX - point.x, 0, point.x - maxX)
        let y = max(minY - point.y, 0, point.y - maxY)
        return x * x + y * y
    }
}
