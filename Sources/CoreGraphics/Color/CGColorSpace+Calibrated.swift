extension CGColorSpace {
    /// Makes a space of grays by their gamma.
    ///
    /// > Difference from Apple: white is always shown as the screen's white, and black as its black.
    /// - Parameters:
    ///   - whitePoint: X, Y and Z of white; Y has to be 1.
    ///   - blackPoint: X, Y and Z of black; `nil` for 0.
    ///   - gamma: the exponent from components to light, above 0.
    /// - Returns: `nil` for numbers that make no space.
    public convenience init?(
        calibratedGrayWhitePoint whitePoint: UnsafePointer<CGFloat>, blackPoint: UnsafePointer<CGFloat>?, gamma: CGFloat
    ) {
        guard whitePoint[1] == 1, gamma > 0, gamma.isFinite else { return nil }
        self.init(name: nil, model: .monochrome, components: 1, profile: RGBProfile(curve: .gamma(Double(gamma))))
    }

    /// Makes a space of red, green and blue by what light they are.
    ///
    /// > Difference from Apple: black is always shown as the screen's black.
    /// - Parameters:
    ///   - whitePoint: X, Y and Z of white; Y has to be 1.
    ///   - blackPoint: X, Y and Z of black; `nil` for 0.
    ///   - gamma: the exponents from red, green and blue to light, above 0; `nil` for 1.
    ///   - matrix: X, Y and Z of red, then of green, then of blue; `nil` for 1 0 0, 0 1 0, 0 0 1.
    /// - Returns: `nil` for numbers that make no space.
    public convenience init?(
        calibratedRGBWhitePoint whitePoint: UnsafePointer<CGFloat>, blackPoint: UnsafePointer<CGFloat>?, gamma: UnsafePointer<CGFloat>?,
        matrix: UnsafePointer<CGFloat>?
    ) {
        func triple(_ numbers: UnsafePointer<CGFloat>, _ start: Int = 0) -> SIMD3<Double> {
            SIMD3(Double(numbers[start]), Double(numbers[start + 1]), Double(numbers[start + 2]))
        }
        let white = triple(whitePoint)
        let exponents = gamma.map { triple($0) } ?? .one
        guard white.y == 1, white.min() > 0, exponents.min() > 0, exponents.sum().isFinite, white.sum().isFinite else { return nil }
        let light = matrix.map { Matrix3(columns: triple($0), triple($0, 3), triple($0, 6)) } ?? .identity
        let curves = (0..<3).map { ToneCurve.gamma(exponents[$0]) }
        guard let profile = RGBProfile(colorants: RGBProfile.adapted(light, from: white), curves: curves) else { return nil }
        self.init(name: nil, model: .rgb, components: 3, profile: profile)
    }

    /// The same space with another name, where there is one; itself where it has that already.
    fileprivate func renamed(_ change: (String) -> String) -> CGColorSpace? {
        guard let name else { return nil }
        let other = change(name)
        return other == name ? self : CGColorSpace(name: other)
    }

    private static let prefix = "kCGColorSpace"

    fileprivate static func changed(_ name: String, isExtended: Bool? = nil, isLinear: Bool? = nil) -> String {
        var rest = name.dropFirst(prefix.count)
        let wasExtended = rest.hasPrefix("Extended")
        if wasExtended { rest = rest.dropFirst("Extended".count) }
        let wasLinear = rest.hasPrefix("Linear")
        if wasLinear { rest = rest.dropFirst("Linear".count) }
        let base = rest == "GenericGrayGamma2_2" || rest == "Gray" ? "Gray" : String(rest)
        let result = ((isExtended ?? wasExtended) ? "Extended" : "") + ((isLinear ?? wasLinear) ? "Linear" : "") + base
        return prefix + (result == "Gray" ? "GenericGrayGamma2_2" : result)
    }
}

/// Returns the space with components outside of 0…1 too; `nil` where there is no such space.
public func CGColorSpaceCreateExtended(_ space: CGColorSpace) -> CGColorSpace? {
    space.renamed { CGColorSpace.changed($0, isExtended: true) }
}

/// Returns the space with linear components; `nil` where there is no such space.
public func CGColorSpaceCreateLinearized(_ space: CGColorSpace) -> CGColorSpace? {
    space.renamed { CGColorSpace.changed($0, isLinear: true) }
}

/// Returns the space with linear components, outside of 0…1 too; `nil` where there is no such space.
public func CGColorSpaceCreateExtendedLinearized(_ space: CGColorSpace) -> CGColorSpace? {
    space.renamed { CGColorSpace.changed($0, isExtended: true, isLinear: true) }
}

/// Returns the space with components of 0…1 only; `nil` where there is no such space.
public func CGColorSpaceCreateCopyWithStandardRange(_ space: CGColorSpace) -> CGColorSpace? {
    space.renamed { CGColorSpace.changed($0, isExtended: false) }
}

/// Whether components outside of 0…1 are colours, too.
public func CGColorSpaceUsesExtendedRange(_ space: CGColorSpace) -> Bool { space.isExtended }
