/// For each pixel of a row the four of a picture that it lies between: fetched one by one, and then mixed eight at a time.
struct PixelFours {
    private var memory: [UInt32] = []

    private enum Row: Int, CaseIterable { case topLeft, topRight, bottomLeft, bottomRight, across, down }

    /// Fetches the pixels around the places of two straight ways.
    mutating func gather(_ base: UnsafePointer<UInt32>, _ stride: Int, _ u: AxisSteps, _ v: AxisSteps, _ start: Int, _ count: Int) {
        let size = (count + 7) & ~7
        if memory.count < size * Row.allCases.count { memory = [UInt32](repeating: 0, count: size * Row.allCases.count) }
        memory.withUnsafeMutableBufferPointer { memory in
            guard let first = memory.baseAddress else { return }
            for x in 0..<count {
                let (across, down) = (u.spot(start &+ x), v.spot(start &+ x))
                let top = base + down.first &* stride
                let bottom = base + down.second &* stride
                let at = first + x
                at[0] = top[across.first]
                at[size] = top[across.second]
                at[2 &* size] = bottom[across.first]
                at[3 &* size] = bottom[across.second]
                at[4 &* size] = across.share
                at[5 &* size] = down.share
            }
        }
    }

    /// Mixes what was fetched last.
    func mix(into target: UnsafeMutablePointer<UInt32>, count: Int) {
        let size = (count + 7) & ~7
        memory.withUnsafeBufferPointer { memory in
            guard let first = memory.baseAddress else { return }
            PixelKernels.mixFour(first, size, into: target, count: count)
        }
    }
}
