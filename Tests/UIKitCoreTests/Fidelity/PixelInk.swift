import CaretTesting
import CoreGraphics

@testable import UIKitCore

/// Measures ink in pictures as in recorded pictures of iOS: in points, on a device of scale 3.
@MainActor enum PixelInk {
    /// An iPhone 14 without bars.
    static let phone = Device(size: CGSize(width: 390, height: 844), scale: 3)
    /// An iPhone 16 Pro without bars.
    static let wide = Device(size: CGSize(width: 402, height: 874), scale: 3)

    /// Launches an app that shows a view on white in a screen; the view keeps its frame.
    static func app(_ view: UIView, on device: Device = phone) async throws -> TestApp {
        let app = try await TestApp.launch(
            showing: {
                let controller = UIViewController()
                controller.view.backgroundColor = .white
                controller.view.addSubview(view)
                return controller
            }, on: device)
        try await app.settle()
        return app
    }

    /// Returns the smallest rectangle around pixels that differ from the background, in points; `nil` without any.
    ///
    /// - Parameters:
    ///   - area: the area of the counted pixels, in points of the screen.
    ///   - background: the point whose colour is the background's.
    ///   - share: the least fraction of the difference between background and darkest ink that counts.
    static func box(_ app: TestApp, in area: CGRect, background: CGPoint, share: Double = 0.5) throws -> CGRect? {
        let picture = try app.snapshot()
        guard let background = picture.pixel(at: background) else { return nil }
        let scale = picture.scale
        var strengths: [(x: Int, y: Int, strength: Int)] = []
        for y in Int((area.minY * scale).rounded())..<Int((area.maxY * scale).rounded()) {
            for x in Int((area.minX * scale).rounded())..<Int((area.maxX * scale).rounded()) {
                let point = CGPoint(x: (CGFloat(x) + 0.5) / scale, y: (CGFloat(y) + 0.5) / scale)
                guard let pixel = picture.pixel(at: point) else { continue }
                let strength = (0..<3).map { abs(Int(pixel[$0]) - Int(background[$0])) }.max() ?? 0
                if strength > 0 { strengths.append((x, y, strength)) }
            }
        }
        let least = Double(strengths.map(\.strength).max() ?? 0) * share
        let ink = strengths.filter { Double($0.strength) >= least }
        guard let left = ink.map(\.x).min(), let right = ink.map(\.x).max(), let top = ink.map(\.y).min(), let bottom = ink.map(\.y).max()
        else { return nil }
        return CGRect(
            x: CGFloat(left) / scale, y: CGFloat(top) / scale, width: CGFloat(right - left + 1) / scale,
            height: CGFloat(bottom - top + 1) / scale)
    }
}

extension CGFloat {
    /// Returns whether the lengths differ by less than half a pixel at scale 3.
    func isNear(_ other: CGFloat, within tolerance: CGFloat = 0.17) -> Bool { Swift.abs(self - other) < tolerance }
}
