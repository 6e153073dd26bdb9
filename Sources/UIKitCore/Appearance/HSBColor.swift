/// A colour as hue, saturation and brightness, each 0…1, in the hexagonal cone model.
struct HSBColor: Hashable, Sendable {
    var hue: CGFloat
    var saturation: CGFloat
    var brightness: CGFloat

    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        self.hue = hue
        self.saturation = saturation
        self.brightness = brightness
    }

    /// Creates the coordinates of an RGB colour; the hue of grey is 0.
    init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        let high = max(red, green, blue)
        let chroma = high - min(red, green, blue)
        brightness = high
        saturation = high == 0 ? 0 : chroma / high
        guard chroma != 0 else {
            hue = 0
            return
        }
        let sector: CGFloat =
            switch high {
            case red: (green - blue) / chroma
            case green: (blue - red) / chroma + 2
            default: (red - green) / chroma + 4
            }
        hue = (sector < 0 ? sector + 6 : sector) / 6
    }

    var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
        (channel(5), channel(3), channel(1))
    }

    /// Returns a colour channel, 0…1. `offset` is 5 for red, 3 for green and 1 for blue. It rotates the colour wheel,
    /// in sixths of a turn, so that the maximum of the channel is at the same position for all three.
    private func channel(_ offset: CGFloat) -> CGFloat {
        let turns = hue - hue.rounded(.down)
        let position = (offset + turns * 6).truncatingRemainder(dividingBy: 6)
        return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
    }
}
