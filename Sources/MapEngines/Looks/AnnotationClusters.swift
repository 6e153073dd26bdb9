import Foundation

/// Finds what stands so close together on the screen that one mark for all serves better.
package enum AnnotationClusters {
    /// Something that may join others of its group.
    package struct Item: Sendable {
        /// The group's name; items without one stay alone.
        package let group: String?
        /// On the screen, in points.
        package let frame: CGRect

        package init(group: String?, frame: CGRect) {
            self.group = group
            self.frame = frame
        }
    }

    /// The items, by their places in the list, joined: each into the first cluster of its group whose first item it covers.
    ///
    /// Who comes first leads; the answer depends on order and distances only, so that panning changes nothing. Looks at items near
    /// each other only: thousands take milliseconds.
    package static func groups(_ items: [Item]) -> [[Int]] {
        var clusters: [[Int]] = []
        var leaders: [Cell: [Int]] = [:]
        let side = max(items.map { max($0.frame.width, $0.frame.height) }.max() ?? 1, 1)
        for (index, item) in items.enumerated() {
            guard let group = item.group else {
                clusters.append([index])
                continue
            }
            let own = Cell(group, item.frame, side)
            let near = own.neighbours.flatMap { leaders[$0] ?? [] }.sorted()
            if let home = near.first(where: { items[clusters[$0][0]].frame.intersects(item.frame) }) {
                clusters[home].append(index)
            } else {
                leaders[own, default: []].append(clusters.count)
                clusters.append([index])
            }
        }
        return clusters
    }

    private struct Cell: Hashable {
        let group: String
        let column: Int
        let row: Int

        init(_ group: String, _ frame: CGRect, _ side: CGFloat) {
            func cell(_ value: CGFloat) -> Int { Int(max(-1e12, min(1e12, value / side)).rounded(.down)) }
            self.init(group, cell(frame.midX), cell(frame.midY))
        }

        init(_ group: String, _ column: Int, _ row: Int) {
            self.group = group
            self.column = column
            self.row = row
        }

        var neighbours: [Cell] {
            (-1...1).flatMap { dx in (-1...1).map { Cell(group, column + dx, row + $0) } }
        }
    }
}
