import CoreGraphics
import Platform

/// The frames of the keys of one page.
///
/// Key sizes are those of iOS 17's keyboards, measured in screenshots that are 390 and 820 points wide. Heights are
/// those of ``KeyboardMetrics``.
package struct KeyboardPlan: Hashable, Sendable {
    package let page: KeyboardPage
    package let purpose: KeyboardPurpose
    package let isTablet: Bool
    package let width: CGFloat
    private let metrics: KeyboardMetrics

    /// Creates the plan of the keyboard of a display.
    ///
    /// - Parameters:
    ///   - page: The page of keys.
    ///   - purpose: The kind of text that is typed.
    ///   - display: The display at whose lower edge the keyboard is located.
    package init(_ page: KeyboardPage, for purpose: KeyboardPurpose, on display: DisplayMetrics) {
        self.page = page
        self.purpose = purpose
        isTablet = display.isTablet
        width = display.size.width.isFinite ? max(120, display.size.width) : 120
        metrics = KeyboardMetrics(on: display)
    }

    /// The height of the rows and of the strip below them in points, without the safe-area inset of the hardware.
    package var height: CGFloat { metrics.rows + metrics.strip }

    /// The strip below the last row, above the safe-area inset of the hardware. On phones with a home indicator in
    /// portrait, it contains the globe and the microphone; its height is 0 elsewhere.
    package var strip: CGRect { CGRect(x: 0, y: metrics.rows, width: width, height: metrics.strip) }

    /// The keys, row by row.
    package var keys: [KeyboardKey] {
        switch page {
        case .digits, .dialing: pad
        case .letters, .numbers, .symbols: isTablet ? tablet : telephone
        }
    }

    /// Returns the index of the key nearest to a point, so that every touch on the keyboard hits a key.
    package static func key(at point: CGPoint, among keys: [KeyboardKey]) -> Int? {
        keys.indices.min { keys[$0].frame.squaredDistance(to: point) < keys[$1].frame.squaredDistance(to: point) }
    }

    // MARK: - Measures

    var margin: CGFloat { isTablet ? 6 : 3 }
    var gap: CGFloat { isTablet ? 12 : 6 }
    private var pitch: CGFloat { metrics.rows / 4 }
    private var rowGap: CGFloat { isTablet ? 10 : pitch > 45 ? 11 : 8 }
    var availableWidth: CGFloat { width - 2 * margin }

    /// Returns a key of `width` points at `x` in a row, 0…3.
    func makeKey(_ kind: KeyboardKey.Kind, x: CGFloat, width: CGFloat, row: Int) -> KeyboardKey {
        KeyboardKey(kind, CGRect(x: x, y: CGFloat(row) * pitch + rowGap / 2 + 1, width: width, height: pitch - rowGap))
    }

    /// Returns keys of equal width from `start` to `end`.
    func makeKeys(_ kinds: [KeyboardKey.Kind], from start: CGFloat, to end: CGFloat, row: Int) -> [KeyboardKey] {
        let count = CGFloat(kinds.count)
        let width = (end - start - gap * (count - 1)) / count
        return kinds.enumerated().map { makeKey($1, x: start + CGFloat($0) * (width + gap), width: width, row: row) }
    }

    /// Returns keys of a given width, centred in the keyboard.
    func centered(_ kinds: [KeyboardKey.Kind], keyWidth: CGFloat, row: Int) -> [KeyboardKey] {
        let totalWidth = CGFloat(kinds.count) * (keyWidth + gap) - gap
        return makeKeys(kinds, from: (width - totalWidth) / 2, to: (width + totalWidth) / 2, row: row)
    }

    // MARK: - Pads

    private var pad: [KeyboardKey] {
        let rows: [[String]] =
            page == .dialing ? [["+", "*", "#"], [",", ";"], []] : [["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"]]
        let side = margin + 3
        let column = (width - 2 * side - 2 * gap) / 3
        func key(_ kind: KeyboardKey.Kind, _ index: Int, _ row: Int) -> KeyboardKey {
            self.makeKey(kind, x: side + CGFloat(index) * (column + gap), width: column, row: row)
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
    /// Returns the squared distance to a point; 0 inside.
    fileprivate func squaredDistance(to point: CGPoint) -> CGFloat {
        let x = max(minX - point.x, 0, point.x - maxX)
        let y = max(minY - point.y, 0, point.y - maxY)
        return x * x + y * y
    }
}
