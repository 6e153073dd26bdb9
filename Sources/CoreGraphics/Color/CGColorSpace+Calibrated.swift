extension CGColorSpace {
    /// Creates a calibrated grey space from a gamma.
    ///
    /// > Difference from Apple: white is always displayed as the screen's white, and black as its black.
    /// - Parameters:
    ///   - whitePoint: X, Y and Z of white; Y must be 1.
    ///   - blackPoint: X, Y and Z of black; `nil` for 0.
    ///   - gamma: The exponent from components to light, above 0.
    /// - Returns: `nil` for invalid numbers.
    public convenience init?(
        calibratedGrayWhitePoint whitePoint: UnsafePointer<CGFloat>, blackPoint: UnsafePointer<CGFloat>?, gamma: CGFloat
    ) {
        guard whitePoint[1] == 1, gamma > 0, gamma.isFinite else { return nil }
        self.init(name: nil, model: .monochrome, components: 1, profile: RGBProfile(curve: .gamma(Double(gamma))))
    }

    /// Creates a calibrated RGB space.
    ///
    /// > Difference from Apple: black is always displayed as the screen's black.
    /// - Parameters:
    ///   - whitePoint: X, Y and Z of white; Y must be 1.
    ///   - blackPoint: X, Y and Z of black; `nil` for 0.
    ///   - gamma: The exponents from red, green and blue to light, above 0; `nil` for 1.
    ///   - matrix: X, Y and Z of red, then of green, then of blue; `nil` for the identity matrix.
    /// - Returns: `nil` for invalid numbers.
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

    /// Returns the named space whose name `change` returns for this space's name; `nil` if there is none.
    fileprivate func variant(_ change: (String) -> String) -> CGColorSpace? {
        guard let name else { return nil }
        let other = change(name)
        return other == name ? self : CGColorSpace(name: other)
    }

    private static let prefix = "kCGColorSpace"

    fileprivate static func variantName(_ name: String, isExtended: Bool? = nil, isLinear: Bool? = nil) -> String {
        var suffix = name.dropFirst(prefix.count)
        let wasExtended = suffix.hasPrefix("Extended")
        if wasExtended { suffix = suffix.dropFirst("Extended".count) }
        let wasLinear = suffix.hasPrefix("Linear")
        if wasLinear { suffix = suffix.dropFirst("Linear".count) }
        let base = suffix == "GenericGrayGamma2_2" || suffix == "Gray" ? "Gray" : String(suffix)
        let result = ((isExtended ?? wasExtended) ? "Extended" : "") + ((isLinear ?? wasLinear) ? "Linear" : "") + base
        return prefix + (result == "Gray" ? "GenericGrayGamma2_2" : result)
    }
}

/// Returns the extended-range variant of a space; `nil` if there is none.
public func CGColorSpaceCreateExtended(_ space: CGColorSpace) -> CGColorSpace? {
    space.variant { CGColorSpace.variantName($0, isExtended: true) }
}

/// Returns the linear variant of a space; `nil` if there is none.
public func CGColorSpaceCreateLinearized(_ space: CGColorSpace) -> CGColorSpace? {
    space.variant { CGColorSpace.variantName($0, isLinear: true) }
}

/// Returns the linear, extended-range variant of a space; `nil` if there is none.
public func CGColorSpaceCreateExtendedLinearized(_ space: CGColorSpace) -> CGColorSpace? {
    space.variant { CGColorSpace.variantName($0, isExtended: true, isLinear: true) }
}

/// Returns the standard-range variant of a space; `nil` if there is none.
public func CGColorSpaceCreateCopyWithStandardRange(_ space: CGColorSpace) -> CGColorSpace? {
    space.variant { CGColorSpace.variantName($0, isExtended: false) }
}

/// Returns whether components outside of 0…1 are valid.
public func CGColorSpaceUsesExtendedRange(_ space: CGColorSpace) -> Bool { space.isExtended }
