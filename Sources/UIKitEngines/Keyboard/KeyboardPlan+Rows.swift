import CoreGraphics

/// The pages of letters, numbers and symbols. Every row is divided into keys of equal width; special keys fill the
/// rest of their row.
extension KeyboardPlan {
    private func texts(_ row: String) -> [KeyboardKey.Kind] { row.map { .text(String($0)) } }

    private var pageKey: KeyboardKey.Kind { .page(page == .letters ? .numbers : .letters) }
    private var otherPage: KeyboardKey.Kind { .page(page == .numbers ? .symbols : .numbers) }

    // MARK: - On a telephone

    var telephone: [KeyboardKey] {
        let keyWidth = (room - 9 * gap) / 10
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
            [place(page == .letters ? .shift : otherPage, x: margin, width: side, row: 2)]
            + spread(texts(rows[2]), from: left, to: right, row: 2)
            + [place(.delete, x: width - margin - side, width: side, row: 2)]
        return centered(texts(rows[0]), keyWidth: keyWidth, row: 0) + centered(texts(rows[1]), keyWidth: keyWidth, row: 1) + third
            + lastRow(keyWidth)
    }

    /// Returns the key to the other page, the space bar or the keys that replace it, and the return key.
    private func lastRow(_ keyWidth: CGFloat) -> [KeyboardKey] {
        let edge = ((room - 2 * gap) * 0.247).rounded()
        let (start, end) = (margin + edge + gap, width - margin - edge - gap)
        let outerKeys = [place(pageKey, x: margin, width: edge, row: 3), place(.enter, x: width - margin - edge, width: edge, row: 3)]
        guard page == .letters else { return outerKeys + spread([.space], from: start, to: end, row: 3) }
        let extra: [KeyboardKey.Kind] =
            switch purpose {
            case .url: [.text("."), .text("/"), .text(".com")]
            case .email: [.text("@"), .text(".")]
            case .mention: [.text("@"), .text("#")]
            case .search: [.text(".")]
            default: []
            }
        // A keyboard for URLs has no space bar.
        if purpose == .url { return outerKeys + spread(extra, from: start, to: end, row: 3) }
        let extraWidth = CGFloat(extra.count) * (keyWidth + gap)
        return outerKeys + spread([.space], from: start, to: end - extraWidth, row: 3)
            + spread(extra, from: end - extraWidth + gap, to: end, row: 3)
    }

    // MARK: - On a tablet

    var tablet: [KeyboardKey] {
        let keyWidth = (room - 10 * gap) / 11
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
        return spread(texts(rows[0]) + [.delete], from: margin, to: width - margin, row: 0)
            + spread(texts(rows[1]), from: margin + indent, to: second - gap, row: 1)
            + [place(.enter, x: second, width: width - margin - second, row: 1), place(side, x: margin, width: keyWidth, row: 2)]
            + spread(texts(rows[2]), from: margin + keyWidth + gap, to: third - gap, row: 2)
            + [place(side, x: third, width: width - margin - third, row: 2)] + tabletLastRow(keyWidth)
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
        return [place(pageKey, x: margin, width: edge, row: 3)] + spread([.space], from: start, to: end - extraWidth, row: 3)
            + spread(extra, from: end - extraWidth + gap, to: end, row: 3)
            + [
                place(pageKey, x: end + gap, width: edge, row: 3),
                place(.dismiss, x: width - margin - edge, width: edge, row: 3),
            ]
    }
}
