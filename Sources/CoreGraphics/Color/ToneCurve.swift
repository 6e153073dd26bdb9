/// The tone curve of a colour component, which converts between components and light.
///
/// Negative components, which extended spaces have, yield negative light by the same curve. Results that are not
/// finite are replaced by 0.
enum ToneCurve: Hashable, Sendable {
    case linear
    case gamma(Double)
    /// A power function with a linear start: `(a·x + b)^gamma + e` for `x` of at least `start`, `slope·x + f` for
    /// smaller `x`.
    case parametric(gamma: Double, a: Double, b: Double, slope: Double, start: Double, e: Double, f: Double)
    /// Light at evenly spaced positions in 0…1; at least two values.
    case table([Double])

    /// The curve of sRGB (IEC 61966-2-1).
    static let sRGB = ToneCurve.parametric(gamma: 2.4, a: 1 / 1.055, b: 0.055 / 1.055, slope: 1 / 12.92, start: 0.04045, e: 0, f: 0)
    /// The inverse of the camera curve of Rec. ITU-R BT.709 and 2020.
    static let video = ToneCurve.parametric(
        gamma: 1 / 0.45, a: 1 / 1.099296826809442, b: 0.099296826809442 / 1.099296826809442, slope: 1 / 4.5, start: 0.081242858298635, e: 0,
        f: 0)

    /// Converts a component to light.
    func light(_ component: Double) -> Double {
        let light = component < 0 ? -positiveLight(-component) : positiveLight(component)
        return light.isFinite ? light : 0
    }

    /// Converts light to a component.
    func component(_ light: Double) -> Double {
        let component = light < 0 ? -positiveComponent(-light) : positiveComponent(light)
        return component.isFinite ? component : 0
    }

    private func positiveLight(_ x: Double) -> Double {
        switch self {
        case .linear: return x
        case .gamma(let gamma): return pow(x, gamma)
        case .parametric(let gamma, let a, let b, let slope, let start, let e, let f):
            return x >= start ? pow(max(a * x + b, 0), gamma) + e : slope * x + f
        case .table(let table):
            let position = min(x, 1) * Double(table.count - 1)
            let index = min(Int(position), table.count - 2)
            return table[index] + (table[index + 1] - table[index]) * (position - Double(index))
        }
    }

    private func positiveComponent(_ y: Double) -> Double {
        switch self {
        case .linear: return y
        case .gamma(let gamma): return pow(y, 1 / gamma)
        case .parametric(let gamma, let a, let b, let slope, let start, let e, let f):
            if y >= positiveLight(start) { return (pow(max(y - e, 0), 1 / gamma) - b) / a }
            return slope == 0 ? 0 : (y - f) / slope
        case .table(let table):
            var (low, high) = (0, table.count - 1)
            while high - low > 1 {
                let middle = (low + high) / 2
                if table[middle] <= y { low = middle } else { high = middle }
            }
            let rise = table[high] - table[low]
            let fraction = rise == 0 ? 0 : min(max((y - table[low]) / rise, 0), 1)
            return (Double(low) + fraction) / Double(table.count - 1)
        }
    }
}
