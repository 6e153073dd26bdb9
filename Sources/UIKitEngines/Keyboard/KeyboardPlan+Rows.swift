import CoreGraphics

/// The pages of letters, numbers and symbols. Every row is divided into keys of equal width; special keys fill the
/// rest of their row.
extension KeyboardPlan {
    private func texts(_ row: String) -> [KeyboardKey.Kind] { row.map { .text(String($0)) } }

    private var pageKey: KeyboardKey.Kind { .page(page == .letters ? .numbers : .letters) }
    private var otherPage: KeyboardKey.Kind { .page(page == .numbers ? .symbols : .numbers) }

    // MARK: - On a telephone

    var telephone: [KeyboardKey] {
        let keyWidth = (availableWidth - 9 * gap) / 10
        let rows: [String] =
            switch page {
            case .numbers: ["1234567890", "-/:;()$&@\"", ".,?!'"]
            case .symbols: ["[]{}#%^*+=", "_\\|~<>€£¥•", ".,?!'"]
            default: ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
            }
        // The middle part of the third row is as wide as seven letters on every page.
        let middle = 7 * keyWidth + 6 * gap
        let (left, right) = ((width - middle) / 2, (width + middle) / 2)
        let side = left - margin - gap * 2
        let third: [KeyboardKey] =
            [makeKey(page == .letters ? .shift : otherPage, x: margin, width: side, row: 2)]
            + makeKeys(texts(rows[2]), from: left, to: right, row: 2)
            + [makeKey(.delete, x: width - margin - side, width: side, row: 2)]
        return centered(texts(rows[0]), keyWidth: keyWidth, row: 0) + centered(texts(rows[1]), keyWidth: keyWidth, row: 1) + third
            + lastRow(keyWidth)
    }

    /// Returns the key to the other page, the space bar or the keys that replace it, and the return key.
    private func lastRow(_ keyWidth: CGFloat) -> [KeyboardKey] {
        let edge = ((availableWidth - 2 * gap) * 0.247).rounded()
        let (start, end) = (margin + edge + gap, width - margin - edge - gap)
        let outerKeys = [makeKey(pageKey, x: margin, width: edge, row: 3), makeKey(.enter, x: width - margin - edge, width: edge, row: 3)]
        guard page == .letters else { return outerKeys + makeKeys([.space], from: start, to: end, row: 3) }
        let extra: [KeyboardKey.Kind] =
            switch purpose {
            case .url: [.text("."), .text("/"), .text(".com")]
            case .email: [.text("@"), .text(".")]
            case .mention: [.text("@"), .text("#")]
            case .search: [.text(".")]
            default: []
            }
        // A keyboard for URLs has no space bar.
        if purpose == .url { return outerKeys + makeKeys(extra, from: start, to: end, row: 3) }
        let extraWidth = CGFloat(extra.count) * (keyWidth + gap)
        return outerKeys + makeKeys([.space], from: start, to: end - extraWidth, row: 3)
            + makeKeys(extra, from: end - extraWidth + gap, to: end, row: 3)
    }

    // MARK: - On a tablet

    var tablet: [KeyboardKey] {
        let keyWidth = (availableWidth - 10 * gap) / 11
        let indent = keyWidth / 2
        let rows: [String] =
            switch page {
            case .numbers: ["1234567890", "@#$&*()'\"", "%-+=/;:,."]
            case .symbols: ["1234567890", "€£¥_^[]{}", "§|~…\\<>!?"]
            default: ["qwertyuiop", "asdfghjkl", "zxcvbnm,."]
            }
        let side: KeyboardKey.Kind = page == .letters ? .shift : otherPage
        let second = margin + indent + 9 * (keyWidth + gap)
        let third = margin + keyWidth + gap + 9 * (keyWidth + gap)
        return makeKeys(texts(rows[0]) + [.delete], from: margin, to: width - margin, row: 0)
            + makeKeys(texts(rows[1]), from: margin + indent, to: second - gap, row: 1)
            + [makeKey(.enter, x: second, width: width - margin - second, row: 1), makeKey(side, x: margin, width: keyWidth, row: 2)]
            + makeKeys(texts(rows[2]), from: margin + keyWidth + gap, to: third - gap, row: 2)
            + [makeKey(side, x: third, width: width - margin - third, row: 2)] + tabletLastRow(keyWidth)
    }

    private func tabletLastRow(_ keyWidth: CGFloat) -> [KeyboardKey] {
        let edge = keyWidth * 1.5
        let extra: [KeyboardKey.Kind] =
            switch page == .letters ? purpose : .text {
            case .email, .mention: [.text("@")]
            case .url: [.text("/"), .text(".com")]
            default: []
            }
        let (start, end) = (margin + edge + gap, width - margin - 2 * (edge + gap))
        let extraWidth = CGFloat(extra.count) * (keyWidth + gap)
        return [makeKey(pageKey, x: margin, width: edge, row: 3)] + makeKeys([.space], from: start, to: end - extraWidth, row: 3)
            + makeKeys(extra, from: end - extraWidth + gap, to: end, row: 3)
            + [
                makeKey(pageKey, x: end + gap, width: edge, row: 3),
                makeKey(.dismiss, x: width - margin - edge, width: edge, row: 3),
            ]
    }
}
