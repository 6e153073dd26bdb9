import UIKit

extension SampleCanvas {
    mutating func paintHills() {
        paintSky(above: 0)
        paintSun(at: CGPoint(x: size.width * random(0.25...0.75), y: size.height * 0.62), radius: size.height * 0.07)
        for layer in 0..<5 {
            let share = CGFloat(layer) / 4
            let base = size.height * (0.5 - 0.11 * CGFloat(layer))
            let heights = (0...6).map { _ in base + random(-0.06...0.08) * size.height }
            fillBelow(heights, isSmooth: true, SamplePalette.mix(palette.land, share))
        }
    }

    mutating func paintSea() {
        let horizon = size.height * 0.42
        paintSky(above: horizon)
        let sun = CGPoint(x: size.width * random(0.3...0.7), y: horizon + size.height * 0.14)
        paintSun(at: sun, radius: size.height * 0.08)
        let water = [SamplePalette.mix(palette.water, 1), SamplePalette.mix(palette.water, 0)]
        fill(CGRect(x: 0, y: 0, width: size.width, height: horizon), with: water)
        // The sun's reflection on the water: strokes that get wider towards the viewer.
        context.setFillColor(palette.sun.copy(alpha: 0.35) ?? palette.sun)
        for line in 0..<26 {
            let depth = CGFloat(line) / 26
            let width = size.width * (0.05 + 0.22 * depth) * random(0.4...1)
            let x = sun.x - width / 2 + random(-0.03...0.03) * size.width
            context.fillEllipse(in: CGRect(x: x, y: horizon * (1 - depth) - 4, width: width, height: 2 + 7 * depth))
        }
    }

    mutating func paintMountains() {
        paintSky(above: 0)
        paintSun(at: CGPoint(x: size.width * random(0.6...0.85), y: size.height * 0.8), radius: size.height * 0.05)
        for layer in 0..<4 {
            let share = CGFloat(layer) / 3
            let count = 5 + layer * 2
            let top = size.height * (0.72 - 0.16 * CGFloat(layer))
            for peak in 0..<count {
                let x = size.width * (CGFloat(peak) + random(0.1...0.9)) / CGFloat(count)
                paintPeak(at: CGPoint(x: x, y: top * random(0.8...1)), share: share, hasSnow: layer < 2)
            }
        }
    }

    private mutating func paintPeak(at tip: CGPoint, share: CGFloat, hasSnow: Bool) {
        let spread = tip.y * random(0.7...0.95)
        let left = CGPoint(x: tip.x - spread, y: 0)
        let right = CGPoint(x: tip.x + spread, y: 0)
        let foot = CGPoint(x: tip.x + spread * 0.2, y: 0)
        fill([left, tip, right], SamplePalette.mix(palette.land, share))
        fill([foot, tip, right], SamplePalette.mix(palette.land, min(1, share + 0.18)))
        guard hasSnow else { return }
        let depth = tip.y * 0.16
        let reach = spread * 0.16
        fill(
            [
                CGPoint(x: tip.x - reach, y: tip.y - depth), tip, CGPoint(x: tip.x + reach, y: tip.y - depth),
                CGPoint(x: tip.x + reach * 0.3, y: tip.y - depth * 0.7), CGPoint(x: tip.x, y: tip.y - depth * 1.2),
                CGPoint(x: tip.x - reach * 0.4, y: tip.y - depth * 0.75),
            ], CGColor(gray: 1, alpha: 0.85))
    }

    mutating func paintDunes() {
        paintSky(above: 0)
        paintSun(at: CGPoint(x: size.width * random(0.15...0.4), y: size.height * 0.78), radius: size.height * 0.09)
        for layer in 0..<6 {
            let base = size.height * (0.56 - 0.1 * CGFloat(layer))
            let heights = (0...3).map { base + ($0 % 2 == layer % 2 ? random(0.02...0.1) : random(-0.06...0)) * size.height }
            fillBelow(heights, isSmooth: true, SamplePalette.mix((0xF4D9A0, 0x8C4F2B), CGFloat(layer) / 5))
        }
        fill(CGRect(origin: .zero, size: size), with: palette.sky.map { $0.copy(alpha: 0.22) ?? $0 })
    }
}
