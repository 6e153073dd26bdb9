import CoreGraphics

/// The order in which a person reads what stands on a page: rows from top to bottom, and in a row from its beginning to its end.
package enum ReadingOrder {
    /// What is read, and where it stands.
    package struct Place<ID> {
        package var id: ID
        package var frame: CGRect

        package init(_ id: ID, _ frame: CGRect) {
            self.id = id
            self.frame = frame
        }
    }

    /// Two stand in one row if they share more than half of the lower one's height. Of the same place, the order given.
    package static func sorted<ID>(_ places: [Place<ID>], isMirrored: Bool = false) -> [ID] {
        let falling = places.enumerated().sorted { ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset) }
        var rows: [(frame: CGRect, places: [(offset: Int, element: Place<ID>)])] = []
        for item in falling {
            let frame = item.element.frame
            if let last = rows.last, shares(last.frame, frame) {
                rows[rows.count - 1].places.append((item.offset, item.element))
            } else {
                rows.append((frame, [(item.offset, item.element)]))
            }
        }
        return rows.flatMap { row in
            row.places.sorted { one, other in
                let (left, right) =
                    isMirrored
                    ? (-one.element.frame.maxX, -other.element.frame.maxX)
                    : (one.element.frame.minX, other.element.frame.minX)
                return (left, one.element.frame.minY, one.offset) < (right, other.element.frame.minY, other.offset)
            }.map(\.element.id)
        }
    }

    private static func shares(_ row: CGRect, _ frame: CGRect) -> Bool {
        let common = min(row.maxY, frame.maxY) - max(row.minY, frame.minY)
        return common > min(row.height, frame.height) / 2
    }
}
