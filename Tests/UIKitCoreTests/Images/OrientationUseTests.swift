import ImageIO
import Testing
import UIKit

/// A conversion between the two orientation types, as published code has it.
extension CGImagePropertyOrientation {
    fileprivate init(_ orientation: UIImage.Orientation) {
        switch orientation {
        case .up: self = .up
        case .upMirrored: self = .upMirrored
        case .down: self = .down
        case .downMirrored: self = .downMirrored
        case .left: self = .left
        case .leftMirrored: self = .leftMirrored
        case .right: self = .right
        case .rightMirrored: self = .rightMirrored
        }
    }
}

extension UIImage.Orientation {
    fileprivate init(_ orientation: CGImagePropertyOrientation) {
        switch orientation {
        case .up: self = .up
        case .upMirrored: self = .upMirrored
        case .down: self = .down
        case .downMirrored: self = .downMirrored
        case .left: self = .left
        case .leftMirrored: self = .leftMirrored
        case .right: self = .right
        case .rightMirrored: self = .rightMirrored
        }
    }
}

@Suite struct OrientationUseTests {
    @Test func anOrientationSurvivesAFile() {
        let raw: [UInt32] = [1, 3, 8, 6, 2, 4, 5, 7]
        for number in 0..<8 {
            guard let orientation = UIImage.Orientation(rawValue: number) else { continue }
            let stored = CGImagePropertyOrientation(orientation)
            #expect(stored.rawValue == raw[number] && UIImage.Orientation(stored) == orientation)
        }
    }
}
