import UIKit

extension SampleCanvas {
    mutating func paintCity() {
        paintSky(above: 0)
        paintSun(at: CGPoint(x: size.width * random(0.3...0.7), y: size.height * 0.7), radius: size.height * 0.08)
        for layer in 0..<3 {
            let share = 0.35 + 0.3 * CGFloat(layer)
            var x: CGFloat = -20
            while x < size.width {
                let width = size.width * random(0.05...0.1)
                let height = size.height * random(0.18...0.52) * (1.15 - 0.25 * CGFloat(layer))
                let house = CGRect(x: x, y: 0, width: width, height: height)
                context.setFillColor(SamplePalette.mix(palette.land, share))
                context.fill(house)
                if layer > 0 { paintWindows(in: house) }
                x += width + random(0...12)
            }
        }
    }

    private mutating func paintWindows(in house: CGRect) {
        let pane: CGFloat = 9
        var y = house.minY + 16
        while y < house.maxY - 18 {
            var x = house.minX + 10
            while x < house.maxX - 14 {
                if random(0...1) > 0.45 {
                    context.setFillColor(palette.sun.copy(alpha: random(0.25...0.9)) ?? palette.sun)
                    context.fill(CGRect(x: x, y: y, width: pane, height: pane * 1.3))
                }
                x += pane * 2
            }
            y += pane * 2.4
        }
    }

    mutating func paintForest() {
        paintSky(above: 0)
        paintSun(at: CGPoint(x: size.width * random(0.3...0.7), y: size.height * 0.74), radius: size.height * 0.06)
        for layer in 0..<5 {
            let share = CGFloat(layer) / 4
            let color = SamplePalette.mix(palette.land, share)
            let height = size.height * (0.3 + 0.06 * CGFloat(layer))
            let base = size.height * (0.42 - 0.14 * CGFloat(layer))
            fillBelow([base + 20, base, base + 14], isSmooth: true, color)
            var x = random(-40...0)
            while x < size.width + 40 {
                paintTree(at: CGPoint(x: x, y: base - 10), height: height * random(0.7...1.1), color)
                x += height * random(0.22...0.42)
            }
        }
    }

    private func paintTree(at foot: CGPoint, height: CGFloat, _ color: CGColor) {
        for branch in 0..<4 {
            let level = CGFloat(branch)
            let width = height * (0.36 - 0.075 * level)
            let bottom = foot.y + height * 0.2 * level
            fill(
                [
                    CGPoint(x: foot.x - width / 2, y: bottom), CGPoint(x: foot.x, y: bottom + height * 0.4),
                    CGPoint(x: foot.x + width / 2, y: bottom),
                ], color)
        }
    }
}
