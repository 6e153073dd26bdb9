/// The representation of a sample in memory: the number of bits or a floating-point format, and the byte order.
enum SampleKind: Hashable, Sendable {
    /// 1, 2 or 4 bits. The first sample of a byte has the highest bits.
    case bits(Int)
    /// Five bits. Three samples share 16 bits.
    case five(isLittle: Bool)
    case byte
    case word(isLittle: Bool)
    case long(isLittle: Bool)
    case half(isLittle: Bool)
    case float(isLittle: Bool)

    /// Returns `nil` for an unsupported representation.
    init?(_ bits: Int, _ order: CGImageByteOrderInfo, isFloat: Bool, packing: CGImagePixelFormatInfo?) {
        guard packing == .packed || bits == 5 && packing == .RGB555 else { return nil }
        switch (bits, order, isFloat) {
        case (1, .orderDefault, false), (2, .orderDefault, false), (4, .orderDefault, false): self = .bits(bits)
        case (5, .orderDefault, false), (5, .order16Big, false): self = .five(isLittle: false)
        case (5, .order16Little, false): self = .five(isLittle: true)
        case (8, .orderDefault, false), (8, .order32Big, false), (8, .order32Little, false): self = .byte
        case (16, .orderDefault, let isFloat), (16, .order16Big, let isFloat):
            self = isFloat ? .half(isLittle: false) : .word(isLittle: false)
        case (16, .order16Little, let isFloat): self = isFloat ? .half(isLittle: true) : .word(isLittle: true)
        case (32, .orderDefault, let isFloat), (32, .order32Big, let isFloat):
            self = isFloat ? .float(isLittle: false) : .long(isLittle: false)
        case (32, .order32Little, let isFloat): self = isFloat ? .float(isLittle: true) : .long(isLittle: true)
        default: return nil
        }
    }

    /// The bytes of a sample; 0 if several samples share a byte.
    var bytes: Int {
        switch self {
        case .bits, .five: 0
        case .byte: 1
        case .word, .half: 2
        case .long, .float: 4
        }
    }

    var isFive: Bool { if case .five = self { true } else { false } }

    private func number<Value: FixedWidthInteger>(_ address: UnsafeRawPointer, _ type: Value.Type, _ isLittle: Bool) -> Value {
        let value = address.loadUnaligned(as: type)
        return isLittle ? Value(littleEndian: value) : Value(bigEndian: value)
    }

    /// Returns the value of a sample, 0…1. A floating-point value is returned unchanged, or as 0 if it is not finite.
    ///
    /// - Parameters:
    ///   - address: The address of the sample; for samples that share bytes, the address of the pixel or of the row.
    ///   - index: The index of a sample that shares two bytes.
    ///   - column: The column of a pixel that shares a byte.
    func read(_ address: UnsafeRawPointer, index: Int = 0, column: Int = 0) -> Double {
        switch self {
        case .bits(let bits):
            let perByte = 8 / bits
            let byte = Int(address.load(fromByteOffset: column / perByte, as: UInt8.self))
            let maximum = (1 << bits) - 1
            return Double(byte >> ((perByte - 1 - column % perByte) * bits) & maximum) / Double(maximum)
        case .five(let isLittle): return Double(number(address, UInt16.self, isLittle) >> UInt16(10 - index * 5) & 31) / 31
        case .byte: return Double(address.load(as: UInt8.self)) / 255
        case .word(let isLittle): return Double(number(address, UInt16.self, isLittle)) / 65_535
        case .long(let isLittle): return Double(number(address, UInt32.self, isLittle)) / 4_294_967_295
        case .half(let isLittle): return Self.finite(HalfFloat.double(number(address, UInt16.self, isLittle)))
        case .float(let isLittle): return Self.finite(Double(Float(bitPattern: number(address, UInt32.self, isLittle))))
        }
    }

    private static func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }

    /// Writes a sample of 0…1 that has its own bytes.
    func store(_ value: Double, at address: UnsafeMutableRawPointer) {
        let value = min(max(value, 0), 1)
        switch self {
        case .bits, .five: return
        case .byte: address.storeBytes(of: UInt8((value * 255).rounded()), as: UInt8.self)
        case .word(let isLittle): store(UInt16((value * 65_535).rounded()), isLittle, at: address)
        case .long(let isLittle): store(UInt32((value * 4_294_967_295).rounded()), isLittle, at: address)
        case .half(let isLittle): store(HalfFloat.bits(value), isLittle, at: address)
        case .float(let isLittle): store(Float(value).bitPattern, isLittle, at: address)
        }
    }

    private func store<Value: FixedWidthInteger>(_ value: Value, _ isLittle: Bool, at address: UnsafeMutableRawPointer) {
        address.storeBytes(of: isLittle ? value.littleEndian : value.bigEndian, as: Value.self)
    }

    /// Writes three samples that share 16 bits.
    func storeFives(_ values: SIMD4<Double>, at address: UnsafeMutableRawPointer) {
        guard case .five(let isLittle) = self else { return }
        let fives = (0..<3).map { UInt16((min(max(values[$0], 0), 1) * 31).rounded()) }
        store(fives[0] << 10 | fives[1] << 5 | fives[2], isLittle, at: address)
    }
}

/// 16-bit floating-point numbers, for processors without a Swift type for them.
enum HalfFloat {
    static func double(_ bits: UInt16) -> Double {
        let (sign, exponent, fraction) = (bits >> 15, Int(bits >> 10 & 31), Double(bits & 1023) / 1024)
        let magnitude: Double
        switch exponent {
        case 0: magnitude = scalbn(fraction, -14)
        case 31: magnitude = fraction == 0 ? .infinity : .nan
        default: magnitude = scalbn(1 + fraction, exponent - 15)
        }
        return sign == 1 ? -magnitude : magnitude
    }

    /// Returns the nearest representation of a number of 0…1.
    static func bits(_ value: Double) -> UInt16 {
        guard value > 0 else { return 0 }
        let exponent = max(value.exponent.advanced(by: 15), 1)
        // Subnormal numbers are counted in steps of the lowest exponent. A carry into the exponent is correct.
        let steps = Int((value / scalbn(1.0, exponent - 15) * 1024).rounded(.toNearestOrEven))
        return steps < 1024 ? UInt16(steps) : UInt16((exponent << 10) + steps - 1024)
    }
}
