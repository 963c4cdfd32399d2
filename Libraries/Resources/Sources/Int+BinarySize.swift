extension Int {
    /// A number of bytes in the largest unit that it fills: `16 MiB`.
    public var binarySizeText: String {
        self >= 1_048_576 ? "\(self / 1_048_576) MiB" : "\(self / 1024) KiB"
    }
}
