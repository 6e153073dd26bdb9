import CoreGraphics

/// The order in which the elements of a page are read: rows from top to bottom, each from its leading to its trailing
/// edge.
///
/// Elements are sorted by their top edge, and each joins the last row or begins a new one. Then each row is sorted
/// horizontally.
package enum ReadingOrder {
    /// An element and its frame.
    package struct Element<ID> {
        package var id: ID
        package var frame: CGRect

        package init(_ id: ID, _ frame: CGRect) {
            self.id = id
            self.frame = frame
        }
    }

    /// Returns the identifiers in reading order. An element joins a row if they overlap by more than half of the
    /// smaller height. Elements at the same position keep their order.
    package static func sorted<ID>(_ elements: [Element<ID>], isMirrored: Bool = false) -> [ID] {
        let byTopEdge = elements.enumerated().sorted { ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset) }
        var rows: [(frame: CGRect, elements: [(offset: Int, element: Element<ID>)])] = []
        for item in byTopEdge {
            let frame = item.element.frame
            if let last = rows.last, overlaps(last.frame, frame) {
                rows[rows.count - 1].elements.append((item.offset, item.element))
            } else {
                rows.append((frame, [(item.offset, item.element)]))
            }
        }
        return rows.flatMap { row in
            row.elements.sorted { one, other in
                let (left, right) =
                    isMirrored
                    ? (-one.element.frame.maxX, -other.element.frame.maxX)
                    : (one.element.frame.minX, other.element.frame.minX)
                return (left, one.element.frame.minY, one.offset) < (right, other.element.frame.minY, other.offset)
            }.map(\.element.id)
        }
    }

    private static func overlaps(_ row: CGRect, _ frame: CGRect) -> Bool {
        let overlap = min(row.maxY, frame.maxY) - max(row.minY, frame.minY)
        return overlap > min(row.height, frame.height) / 2
    }
}
