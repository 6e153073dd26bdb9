import Testing

@testable import CoreGraphics

/// Bytes that go through callbacks.
@Suite struct DataCallbackTests {
    private final class Source {
        let bytes: [UInt8] = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        var place = 99
        var released = 0
        var taken: [UInt8] = []
    }

    private static func source(_ info: UnsafeMutableRawPointer?) -> Source? {
        info.map { Unmanaged<Source>.fromOpaque($0).takeUnretainedValue() }
    }

    @Test func bytesArriveInTheirOrder() {
        let source = Source()
        var calls = CGDataProviderSequentialCallbacks(
            version: 0,
            getBytes: { info, room, count in
                guard let source = Self.source(info) else { return 0 }
                let part = source.bytes[source.place...].prefix(min(count, 1000))
                part.withUnsafeBytes { room.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(room), byteCount: $0.count) }
                source.place += part.count
                return part.count
            },
            skipForward: nil, rewind: { Self.source($0)?.place = 0 }, releaseInfo: { Self.source($0)?.released += 1 })
        let provider = CGDataProvider(sequentialInfo: Unmanaged.passUnretained(source).toOpaque(), callbacks: &calls)
        #expect(provider?.data == Data(source.bytes) && source.released == 1)
        calls.getBytes = nil
        #expect(CGDataProvider(sequentialInfo: nil, callbacks: &calls) == nil)
    }

    @Test func bytesAreReadAtOnce() {
        let source = Source()
        var calls = CGDataProviderDirectCallbacks(
            version: 0, getBytePointer: nil, releaseBytePointer: nil,
            getBytesAtPosition: { info, room, place, count in
                guard let source = Self.source(info) else { return 0 }
                room.copyMemory(from: Array(source.bytes[Int(place)...].prefix(count)), byteCount: count)
                return count
            },
            releaseInfo: { Self.source($0)?.released += 1 })
        let info = Unmanaged.passUnretained(source).toOpaque()
        #expect(CGDataProvider(directInfo: info, size: 1000, callbacks: &calls)?.data == Data(source.bytes.prefix(1000)))
        #expect(source.released == 1 && CGDataProvider(directInfo: info, size: -1, callbacks: &calls) == nil)
        source.bytes.withUnsafeBytes { bytes in
            let base = bytes.baseAddress
            calls.getBytePointer = { _ in base }
            calls.releaseBytePointer = { info, pointer in if pointer == base { Self.source(info)?.place = -1 } }
            #expect(CGDataProvider(directInfo: info, size: 20, callbacks: &calls)?.data == Data(source.bytes.prefix(20)))
        }
        #expect(source.place == -1 && source.released == 2)
    }

    @Test func anImageIsWrittenToACallback() throws {
        let source = Source()
        var calls = CGDataConsumerCallbacks(
            putBytes: { info, bytes, count in
                Self.source(info)?.taken += UnsafeRawBufferPointer(start: bytes, count: count)
                return count
            }, releaseConsumer: { Self.source($0)?.released += 1 })
        let info = Unmanaged.passUnretained(source).toOpaque()
        do {
            let consumer = try #require(CGDataConsumer(info: info, cbks: &calls))
            let destination = try #require(CGImageDestinationCreateWithDataConsumer(consumer, "public.png", 1, nil))
            CGImageDestinationAddImage(destination, Ink.quarters(), nil)
            #expect(CGImageDestinationFinalize(destination) && source.released == 0)
        }
        #expect(source.taken == Ink.quarters().pngBytes() && source.released == 1)
        calls.putBytes = { _, _, _ in 0 }
        let refusing = try #require(CGDataConsumer(info: info, cbks: &calls))
        let destination = try #require(CGImageDestinationCreateWithDataConsumer(refusing, "public.png", 1, nil))
        CGImageDestinationAddImage(destination, Ink.quarters(), nil)
        #expect(!CGImageDestinationFinalize(destination))
        calls.putBytes = nil
        #expect(CGDataConsumer(info: nil, cbks: &calls) == nil)
    }

    @Test func aContextReportsItsRelease() {
        let source = Source()
        var memory = [UInt8](repeating: 0, count: 16)
        memory.withUnsafeMutableBytes { bytes in
            let base = bytes.baseAddress
            var context = CGContext(
                data: base, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue,
                releaseCallback: { info, data in if data == base { Self.source(info)?.released += 1 } },
                releaseInfo: Unmanaged.passUnretained(source).toOpaque())
            context?.setFillColor(cyan: 0, magenta: 1, yellow: 1, black: 0, alpha: 1)
            context?.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            #expect(context != nil && source.released == 0)
            context = nil
            #expect(source.released == 1)
        }
        #expect(Array(memory[0..<4]) == [255, 0, 0, 255])
    }
}
