/// UIKit's geometry in an object.
extension NSValue {
    /// Holds insets from four sides.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(numbers: [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) })
    }
    /// Holds insets from four sides, of which two follow the direction of reading.
    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
        self.init(numbers: [insets.top, insets.leading, insets.bottom, insets.trailing].map { Double($0) })
    }
    /// Holds a distance along both axes.
    public convenience init(uiOffset offset: UIOffset) {
        self.init(numbers: [Double(offset.horizontal), Double(offset.vertical)])
    }

    /// The insets that the object holds; zero if it holds something else, here and below.
    public var uiEdgeInsetsValue: UIEdgeInsets {
        numbers(4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
    }
    /// The directional insets that the object holds.
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
        numbers(4).map { NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) } ?? .zero
    }
    /// The distance that the object holds.
    public var uiOffsetValue: UIOffset { numbers(2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero }
}
