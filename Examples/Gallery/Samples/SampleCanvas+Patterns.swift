import UIKit

extension SampleCanvas {
    mutating func paintCircles() {
        fill(CGRect(origin: .zero, size: size), with: palette.sky)
        let colors = palette.accents
        for _ in 0..<16 {
            let center = CGPoint(x: random(0...1) * size.width, y: random(0...1) * size.height)
            let radius = size.height * random(0.06...0.26)
            for ring in 0..<4 {
                let reach = radius * (1 - 0.24 * CGFloat(ring))
                let color = colors[Int(random(0...CGFloat(colors.count) - 0.01))]
                context.setFillColor(color.copy(alpha: 0.55) ?? color)
                context.fillEllipse(in: CGRect(x: center.x - reach, y: center.y - reach, width: reach * 2, height: reach * 2))
            }
        }
    }

    mutating func paintTiles() {
        let colors = palette.accents
        // Whole pixels: where two tiles shared a pixel, the background would show as a line.
        let side = (size.height / 6).rounded(.up)
        for row in 0..<6 {
            for column in 0...Int(size.width / side) {
                let tile = CGRect(x: CGFloat(column) * side, y: CGFloat(row) * side, width: side, height: side)
                let first = Int(random(0...CGFloat(colors.count) - 0.01))
                context.setFillColor(colors[first])
                context.fill(tile)
                paintQuarters(in: tile, turn: Int(random(0...3.99)), colors[(first + 1 + row % 3) % colors.count])
            }
        }
    }

    /// Paints a quarter of a disc with another one inside, in one of the tile's corners.
    private func paintQuarters(in tile: CGRect, turn: Int, _ color: CGColor) {
        let corner = CGPoint(x: turn % 2 == 0 ? tile.minX : tile.maxX, y: turn / 2 == 0 ? tile.minY : tile.maxY)
        context.saveGState()
        context.clip(to: tile)
        for (share, color) in [(1, color), (0.5, palette.sun)] as [(CGFloat, CGColor)] {
            let radius = tile.width * share
            context.setFillColor(color)
            context.fillEllipse(in: CGRect(x: corner.x - radius, y: corner.y - radius, width: radius * 2, height: radius * 2))
        }
        context.restoreGState()
    }
}
