#if Web || WindowAndWeb

    import CoreGraphics

    /// The content of a page's canvas after its messages: an independent implementation of the layout that
    /// FrameMessage writes.
    struct TestCanvas {
        private(set) var width = 0
        private(set) var height = 0
        private(set) var scale: Float = 0
        private(set) var pixels: [UInt32] = []
        /// The number of moves in all messages.
        private(set) var moves = 0
        private(set) var drawnPixels = 0

        /// Draws a message, and returns its number.
        mutating func draw(_ bytes: [UInt8]) -> UInt32 {
            var words = bytes.withUnsafeBytes { raw in
                stride(from: 0, to: raw.count, by: 4).map { UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: $0, as: UInt32.self)) }
            }[...]
            func next() -> Int { Int(Int32(bitPattern: words.removeFirst())) }
            _ = next()
            let number = UInt32(next())
            let (width, height) = (next(), next())
            if (width, height) != (self.width, self.height) {
                (self.width, self.height) = (width, height)
                pixels = Array(repeating: 0, count: width * height)
            }
            scale = Float(bitPattern: words.removeFirst())
            let (moveCount, rectCount) = (next(), next())
            for _ in 0..<moveCount {
                move(PixelRect(x: next(), y: next(), width: next(), height: next()), next(), next())
            }
            let rects = (0..<rectCount).map { _ in PixelRect(x: next(), y: next(), width: next(), height: next()) }
            for rect in rects {
                for y in rect.y..<rect.maxY {
                    for x in rect.x..<rect.maxX { pixels[y * width + x] = words.removeFirst() }
                }
                drawnPixels += rect.area
            }
            return number
        }

        func pixel(_ x: Int, _ y: Int) -> UInt32 { pixels[y * width + x] }

        private mutating func move(_ source: PixelRect, _ dx: Int, _ dy: Int) {
            moves += 1
            let before = pixels
            let bounds = PixelRect(x: 0, y: 0, width: width, height: height)
            let inside = source.intersection(bounds)
            for y in inside.y..<inside.maxY {
                for x in inside.x..<inside.maxX where bounds.contains(PixelRect(x: x + dx, y: y + dy, width: 1, height: 1)) {
                    pixels[(y + dy) * width + x + dx] = before[y * width + x]
                }
            }
        }
    }

#endif
