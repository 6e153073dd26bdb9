import Foundation

/// Groups items that collide on the screen into clusters.
package enum AnnotationClusters {
    /// An item that can be clustered with other items of its group.
    package struct Item: Sendable {
        /// The name of the group; items without a name are not clustered.
        package let group: String?
        /// The frame on the screen, in points.
        package let frame: CGRect

        package init(group: String?, frame: CGRect) {
            self.group = group
            self.frame = frame
        }
    }

    /// Returns clusters of item indices. Each item joins the first cluster of its group whose leader collides with the
    /// item.
    ///
    /// The first item of a cluster is its leader. The result depends only on the order and the relative positions of
    /// the items, so panning does not change the clusters. Leaders are stored in a grid with cells as large as the
    /// largest item, so each item is compared only with nearby leaders. The expected cost is linear: thousands of
    /// items take milliseconds.
    package static func groups(_ items: [Item]) -> [[Int]] {
        var clusters: [[Int]] = []
        var leaders: [Cell: [Int]] = [:]
        let side = max(items.map { max($0.frame.width, $0.frame.height) }.max() ?? 1, 1)
        for (index, item) in items.enumerated() {
            guard let group = item.group else {
                clusters.append([index])
                continue
            }
            let cell = Cell(group, item.frame, side)
            let nearbyLeaders = cell.neighbors.flatMap { leaders[$0] ?? [] }.sorted()
            if let clusterIndex = nearbyLeaders.first(where: { items[clusters[$0][0]].frame.intersects(item.frame) }) {
                clusters[clusterIndex].append(index)
            } else {
                leaders[cell, default: []].append(clusters.count)
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

        var neighbors: [Cell] {
            (-1...1).flatMap { dx in (-1...1).map { Cell(group, column + dx, row + $0) } }
        }
    }
}
