import UIKit

/// The light of a scene.
enum SamplePalette: CaseIterable, Sendable {
    case dawn, noon, dusk

    var name: String {
        switch self {
        case .dawn: "at Dawn"
        case .noon: "at Noon"
        case .dusk: "at Dusk"
        }
    }

    /// The colours of the sky from the horizon upwards.
    var sky: [CGColor] {
        switch self {
        case .dawn: [Self.color(0xFFE3B8), Self.color(0xF9B89A), Self.color(0x8FA8D8)]
        case .noon: [Self.color(0xE8F6FF), Self.color(0x9AD2F5), Self.color(0x3C8FDB)]
        case .dusk: [Self.color(0xFF9E6B), Self.color(0xA2497F), Self.color(0x231B4F)]
        }
    }

    var sun: CGColor {
        switch self {
        case .dawn: Self.color(0xFFF4D6)
        case .noon: Self.color(0xFFFFFF)
        case .dusk: Self.color(0xFFD27A)
        }
    }

    /// The colours of the land in front of the sky: the farthest and the nearest.
    var land: (far: UInt32, near: UInt32) {
        switch self {
        case .dawn: (0xC9A9B8, 0x4B3F62)
        case .noon: (0x9CC7B2, 0x22624A)
        case .dusk: (0x8C4A7A, 0x150F2E)
        }
    }

    var water: (far: UInt32, near: UInt32) {
        switch self {
        case .dawn: (0xF3C9B4, 0x5B7FA8)
        case .noon: (0x7FD0E8, 0x0F5F94)
        case .dusk: (0xD9756F, 0x1D1A45)
        }
    }

    /// Bright colours for patterns.
    var accents: [CGColor] {
        switch self {
        case .dawn: [0xF28C77, 0xF7C59F, 0xEFEFD0, 0x6B9AC4, 0x4059AD].map(Self.color)
        case .noon: [0x06A77D, 0xF1C232, 0xD5573B, 0x2D7DD2, 0xF6F7EB].map(Self.color)
        case .dusk: [0x5F0F40, 0x9A031E, 0xFB8B24, 0xE36414, 0x0F4C5C].map(Self.color)
        }
    }

    static func color(_ hex: UInt32) -> CGColor {
        CGColor(
            red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255, blue: CGFloat(hex & 255) / 255, alpha: 1)
    }

    /// Returns a colour between two; 0 is the far one, 1 the near one.
    static func mix(_ pair: (far: UInt32, near: UInt32), _ share: CGFloat) -> CGColor {
        func part(_ shift: UInt32) -> CGFloat {
            let far = CGFloat(pair.far >> shift & 255)
            return (far + (CGFloat(pair.near >> shift & 255) - far) * share) / 255
        }
        return CGColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }
}
