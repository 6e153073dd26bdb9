import UIKitEngines

/// The colours, titles and symbols of the on-screen keyboard, as in iOS 17.
@MainActor enum KeyboardStyle {
    static let background = color(light: (209, 211, 217), dark: (43, 43, 43))
    static let plain = color(light: (255, 255, 255), dark: (107, 107, 107))
    static let special = color(light: (171, 176, 186), dark: (70, 70, 70))
    static let edge = color(light: (137, 138, 141), dark: (24, 24, 24))
    /// The colour of an active Shift key.
    static let activeShift = color(light: (255, 255, 255), dark: (214, 214, 214))
    /// The colour of the symbols below the keys.
    static let symbol = color(light: (80, 85, 92), dark: (210, 210, 212))
    static let radius: CGFloat = 5
    /// The height of the edge below a key, in points.
    static let depth: CGFloat = 1

    private static func color(light: (Int, Int, Int), dark: (Int, Int, Int)) -> UIColor {
        UIColor { traits in
            let (red, green, blue) = traits.userInterfaceStyle == .dark ? dark : light
            return UIColor(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: 1)
        }
    }

    /// Returns the title of the Return key, and whether the key is highlighted.
    static func enter(_ type: UIReturnKeyType) -> (title: String, isHighlighted: Bool) {
        switch type {
        case .default: ("return", false)
        case .next: ("next", false)
        case .continue: ("continue", false)
        case .emergencyCall: ("emergency call", false)
        case .go: ("go", true)
        case .google, .search, .yahoo: ("search", true)
        case .join: ("join", true)
        case .route: ("route", true)
        case .send: ("send", true)
        case .done: ("done", true)
        }
    }

    /// Returns the title of a key that switches to a page.
    static func title(of page: KeyboardPage, isTablet: Bool) -> String {
        switch page {
        case .letters: "ABC"
        case .numbers: isTablet ? ".?123" : "123"
        case .symbols: "#+="
        case .digits: "123"
        case .dialing: "+ * #"
        }
    }

    /// Returns the letters under a digit on a phone pad.
    static func letters(under digit: String) -> String? {
        ["2": "ABC", "3": "DEF", "4": "GHI", "5": "JKL", "6": "MNO", "7": "PQRS", "8": "TUV", "9": "WXYZ"][digit]
    }
}

/// The symbols on keys without text.
@MainActor enum KeyboardSymbols {
    /// Returns an upward arrow in a square of 22 points around the centre, with a bar below for Caps Lock.
    static func shift(in frame: CGRect, isLocked: Bool) -> UIBezierPath {
        let path = polygon([(11, 2), (20, 11.5), (15, 11.5), (15, 16.5), (7, 16.5), (7, 11.5), (2, 11.5)], in: frame)
        if isLocked { path.append(polygon([(7, 18.5), (15, 18.5), (15, 20.5), (7, 20.5)], in: frame)) }
        return path
    }

    /// Returns the symbol of the Delete key: a box that tapers to a point on the left, with a cross inside.
    static func delete(in frame: CGRect) -> (outline: UIBezierPath, cross: UIBezierPath) {
        let outline = polygon([(8, 4.5), (21, 4.5), (21, 17.5), (8, 17.5), (1, 11)], in: frame)
        let cross = UIBezierPath()
        let origin = origin(in: frame)
        for (topX, bottomX) in [(11, 17), (17, 11)] as [(CGFloat, CGFloat)] {
            cross.move(to: CGPoint(x: origin.x + topX, y: origin.y + 8))
            cross.addLine(to: CGPoint(x: origin.x + bottomX, y: origin.y + 14))
        }
        return (outline, cross)
    }

    /// Returns a keyboard symbol with a downward arrow below it.
    static func dismiss(in frame: CGRect) -> UIBezierPath {
        let origin = origin(in: frame)
        let path = UIBezierPath(roundedRect: CGRect(x: origin.x + 1, y: origin.y + 2, width: 20, height: 11), cornerRadius: 2)
        for x in stride(from: CGFloat(4), through: 18, by: 3.5) {
            path.move(to: CGPoint(x: origin.x + x - 0.5, y: origin.y + 5.5))
            path.addLine(to: CGPoint(x: origin.x + x + 0.5, y: origin.y + 5.5))
        }
        path.move(to: CGPoint(x: origin.x + 6, y: origin.y + 9.5))
        path.addLine(to: CGPoint(x: origin.x + 16, y: origin.y + 9.5))
        path.move(to: CGPoint(x: origin.x + 8, y: origin.y + 16.5))
        path.addLine(to: CGPoint(x: origin.x + 11, y: origin.y + 19.5))
        path.addLine(to: CGPoint(x: origin.x + 14, y: origin.y + 16.5))
        return path
    }

    private static func origin(in frame: CGRect) -> CGPoint {
        CGPoint(x: (frame.midX - 11).rounded(), y: (frame.midY - 11).rounded())
    }

    private static func polygon(_ points: [(CGFloat, CGFloat)], in frame: CGRect) -> UIBezierPath {
        let origin = origin(in: frame)
        let path = UIBezierPath()
        for (index, point) in points.enumerated() {
            let vertex = CGPoint(x: origin.x + point.0, y: origin.y + point.1)
            if index == 0 { path.move(to: vertex) } else { path.addLine(to: vertex) }
        }
        path.close()
        path.lineJoinStyle = .round
        return path
    }
}
