import Deflate
import Testing

@testable import CoreGraphics

/// Colour profiles in files and as spaces.
@Suite struct ColorProfileTests {
    private static func big(_ number: Int) -> [UInt8] { (0..<4).reversed().map { UInt8(number >> ($0 * 8) & 255) } }
    private static func fixed(_ number: Double) -> [UInt8] { big(Int((number * 65_536).rounded()) & 0xFFFF_FFFF) }

    private static let sRGBNumbers: [Double] = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]
    private static let sRGBCurve: [UInt8] = Array("para".utf8) + big(0) + [0, 3, 0, 0] + sRGBNumbers.flatMap(fixed)
    private static let p3: [[Double]] = [[0.51512, 0.2412, -0.00105], [0.29198, 0.69225, 0.04189], [0.1571, 0.06657, 0.78407]]
    private static let sRGB: [[Double]] = [[0.43607, 0.22249, 0.01392], [0.38515, 0.71687, 0.09708], [0.14307, 0.06061, 0.7141]]

    /// Returns the bytes of a display profile.
    private static func profile(_ colorants: [[Double]] = p3, curve: [UInt8] = sRGBCurve, space: String = "RGB ") -> [UInt8] {
        var parts = colorants.map { Array("XYZ ".utf8) + big(0) + $0.flatMap(fixed) }
        parts.append(curve + [UInt8](repeating: 0, count: (4 - curve.count % 4) % 4))
        let names: [(String, Int)] = [("rXYZ", 0), ("gXYZ", 1), ("bXYZ", 2), ("rTRC", 3), ("gTRC", 3), ("bTRC", 3), ("kTRC", 3)]
        var place = 132 + names.count * 12
        var places: [Int] = []
        for part in parts { places.append(place); place += part.count }
        var bytes = big(place) + big(0) + [4, 0x30, 0, 0] + Array("mntr\(space)XYZ ".utf8) + [UInt8](repeating: 0, count: 12)
        bytes += Array("acsp".utf8) + [UInt8](repeating: 0, count: 28) + [0.9642, 1, 0.8249].flatMap(fixed)
        bytes += [UInt8](repeating: 0, count: 128 - bytes.count) + big(names.count)
        for (name, part) in names { bytes += Array(name.utf8) + big(places[part]) + big(parts[part].count) }
        return bytes + parts.flatMap { $0 }
    }

    /// sRGB's red in the components of P3.
    private let picture = TestFiles.image(16, 16) { _, _ in 0xFFEA_3323 }

    private func jpeg(_ profile: [UInt8], parts: Int = 1, leavingOut: Int = 0) throws -> Data {
        let file = try #require(picture.jpegBytes(quality: 1))
        let length = (profile.count + parts - 1) / parts
        var segments: [[UInt8]] = []
        for part in 0..<parts {
            let body = Array("ICC_PROFILE\0".utf8) + [UInt8(part + 1), UInt8(parts)] + profile.dropFirst(part * length).prefix(length)
            segments.append([0xFF, 0xE2, UInt8((body.count + 2) >> 8), UInt8((body.count + 2) & 255)] + body)
        }
        // The segment numbers count, not their order.
        return Data(file.prefix(2) + segments.reversed().dropFirst(leavingOut).flatMap { $0 } + file.dropFirst(2))
    }

    private func png(_ profile: [UInt8], alpha: UInt8? = nil) throws -> Data {
        var packed: [UInt8] = Array("P3\0".utf8) + [0]
        var stream = ZlibStream()
        try profile.withUnsafeBytes { bytes in try stream.write(bytes, isLast: true) { packed += Array($0) } }
        let pixel: [UInt8] = [0xEA, 0x33, 0x23] + (alpha.map { [$0] } ?? [])
        let rows = Array(repeating: (0..<4).flatMap { _ in pixel }, count: 4)
        return Data(try TestFiles.png(width: 4, height: 4, colorType: alpha == nil ? 2 : 6, chunks: [("iCCP", packed)], rows: rows))
    }

    private func firstPixel(_ data: Data) throws -> CGImage { try ImageSource(data: data).decode().image }

    @Test func aWideGamutPhotoKeepsItsColours() throws {
        #expect(try firstPixel(try jpeg(Self.profile())).isNear(0xFFFF_0000, at: 5, 5, tolerance: 4))
        #expect(try firstPixel(try jpeg(Self.profile(), parts: 3)).isNear(0xFFFF_0000, at: 5, 5, tolerance: 4))
        #expect(try firstPixel(try jpeg([])).isNear(0xFFEA_3323, at: 5, 5, tolerance: 4))
    }

    @Test func transparentColoursAreConvertedToo() throws {
        #expect(try firstPixel(try png(Self.profile())).isNear(0xFFFF_0000, at: 1, 1, tolerance: 2))
        // Half-transparent pixels have half of the levels, and dark ones are steep.
        #expect(try firstPixel(try png(Self.profile(), alpha: 128)).isNear(0x8080_0000, at: 1, 1, tolerance: 8))
        #expect(try firstPixel(try png(Self.profile(), alpha: 0)).pixel(1, 1) == 0)
    }

    @Test func thumbnailsAreConvertedAsWell() throws {
        let fit = ImageFit(PixelSize(width: 4, height: 4))
        #expect(try ImageSource(data: try jpeg(Self.profile())).decode(fitting: fit).image.isNear(0xFFFF_0000, at: 1, 1, tolerance: 4))
    }

    /// Without a conversion nothing is lost.
    @Test func aProfileOfSRGBChangesNothing() throws {
        #expect(try firstPixel(try png(Self.profile(Self.sRGB))).pixel(1, 1) == 0xFFEA_3323)
        #expect(RGBProfile(curve: .sRGB).isNearSRGB && !RGBProfile(curve: .gamma(1.8)).isNearSRGB)
    }

    @Test func brokenProfilesAreIgnored() throws {
        let plain = try firstPixel(try jpeg([])).pixel(5, 5)
        #expect(try firstPixel(try jpeg(Self.profile(), parts: 3, leavingOut: 1)).pixel(5, 5) == plain)
        #expect(try firstPixel(try jpeg(Self.profile([[0, 0, 0], [0, 1, 0], [0, 0, 0]]))).pixel(5, 5) == plain)
        #expect(try firstPixel(try jpeg(Self.profile(space: "CMYK"))).pixel(5, 5) == plain)
        let sound = Self.profile()
        for count in stride(from: 0, to: sound.count, by: 3) { _ = ICCProfile.read(Array(sound.prefix(count))) }
        var random = SeededGenerator(5)
        for _ in 0..<300 {
            var bytes = sound
            for _ in 0..<4 { bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random) }
            guard let profile = ICCProfile.read(bytes) else { continue }
            _ = PixelConversion(profile).converted(0xFF80_4020)
        }
    }

    @Test func curvesOfAllTypesAreRead() throws {
        func curve(_ bytes: [UInt8]) throws -> ToneCurve { try #require(ICCProfile.read(Self.profile(curve: bytes))).red }
        let head = Array("curv".utf8) + Self.big(0)
        #expect(try curve(head + Self.big(0)) == .linear)
        #expect(try curve(head + Self.big(1) + [2, 0x33]) == .gamma(2.19921875))
        #expect(abs(try curve(head + Self.big(3) + [0, 0, 0x40, 0, 0xFF, 0xFF]).light(0.75) - 0.625) < 1e-4)
        let formula = Array("para".utf8) + Self.big(0)
        #expect(try curve(formula + [0, 0, 0, 0] + Self.fixed(2)) == .gamma(2))
        let kinds: [(UInt8, [Double])] = [(1, [2, 1, 0]), (2, [2, 1, 0, 0]), (3, [2, 1, 0, 0.5, 0]), (4, [2, 1, 0, 0.5, 0, 0, 0])]
        for (kind, numbers) in kinds {
            #expect(abs(try curve(formula + [0, kind, 0, 0] + numbers.flatMap(Self.fixed)).light(0.5) - 0.25) < 1e-4)
        }
        #expect(ICCProfile.read(Self.profile(curve: formula + [0, 9, 0, 0] + Self.fixed(2))) == nil)
    }

    @Test(arguments: [ToneCurve.linear, .gamma(2.2), .sRGB, .video, .table([0, 0.1, 0.4, 1])])
    func aCurveIsInvertible(curve: ToneCurve) {
        for step in 0...20 { #expect(abs(curve.component(curve.light(Double(step) / 20)) - Double(step) / 20) < 1e-6) }
    }

    @Test func aSpaceIsCreatedFromAProfile() throws {
        let space = try #require(CGColorSpace(iccData: Data(Self.profile())))
        #expect(space.model == .rgb && space.name == nil && space.isWideGamutRGB && space != CGColorSpaceCreateDeviceRGB())
        let red = try #require(CGColor(colorSpace: space, components: [0.9175, 0.2003, 0.1386, 1]))
        #expect((0..<3).allSatisfy { abs(red.rgba[$0] - [1, 0, 0][$0]) < 0.03 })
        let gray = try #require(CGColorSpace(iccData: Data(Self.profile(space: "GRAY"))))
        #expect(gray.model == .monochrome && gray.numberOfComponents == 1)
        #expect(CGColorSpace(iccData: Data("no profile".utf8)) == nil)
    }
}
