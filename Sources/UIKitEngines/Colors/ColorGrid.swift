/// The grid of a colour picker: greys in the first row, and below them hues from dark to light.
package enum ColorGrid {
    package static let columns = 12
    package static let rows = 10

    /// The hues of the columns, in degrees: from sky blue to leaf green.
    private static let hues: [Double] = [194, 217, 253, 285, 338, 5, 19, 37, 44, 56, 66, 96]
    /// The brightness of the dark rows, from top to bottom; below is the saturation of the light rows.
    private static let darkRowBrightness = [0.30, 0.42, 0.56, 0.72]
    private static let lightRowSaturation = [0.78, 0.58, 0.38, 0.20]

    package static func color(column: Int, row: Int) -> ColorChoice {
        let column = min(max(0, column), columns - 1)
        if row <= 0 {
            let white = 1 - Double(column) / Double(columns - 1)
            return ColorChoice(red: white, green: white, blue: white)
        }
        let hue = hues[column] / 360
        switch row {
        case 1...4: return ColorChoice(hue: hue, saturation: 1, brightness: darkRowBrightness[row - 1])
        case 5: return ColorChoice(hue: hue, saturation: 1, brightness: 0.98)
        default: return ColorChoice(hue: hue, saturation: lightRowSaturation[min(row, rows - 1) - 6], brightness: 1)
        }
    }

    /// The column and row of each colour of the grid, by ``ColorChoice/rgb24``; the first ones for a repeated colour.
    private static let cells: [Int: (column: Int, row: Int)] = {
        let all = (0..<rows).flatMap { row in (0..<columns).map { (color(column: $0, row: row).rgb24, (column: $0, row: row)) } }
        return Dictionary(all) { first, _ in first }
    }()

    /// Returns the column and row of a colour, if the grid contains it.
    package static func cell(of color: ColorChoice) -> (column: Int, row: Int)? { cells[color.rgb24] }
}
